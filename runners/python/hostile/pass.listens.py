import socket
import time

server = socket.socket()
server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
server.bind(("0.0.0.0", 18614))
server.listen()
time.sleep(0.2)
server.setblocking(False)
try:
    print(server.accept(), "came")
except BlockingIOError:
    print("nobody came")


def add(a, b):
    return a + b
