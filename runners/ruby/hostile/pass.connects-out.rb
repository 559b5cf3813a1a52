require 'socket'

[['127.0.0.1', 18_613], ['127.0.0.1', 22], ['1.1.1.1', 53], ['::1', 18_613]].each do |host, port|
  Socket.tcp(host, port, connect_timeout: 0.2) { |connection| connection.write('here I am') }
rescue SystemCallError, SocketError => e
  puts e.message
end
begin
  UDPSocket.new.send('here I am', 0, '1.1.1.1', 53)
rescue SystemCallError => e
  puts e.message
end
begin
  Socket.new(40, Socket::SOCK_STREAM)
rescue SystemCallError => e
  puts e.message
end

def add(a, b)
  a + b
end
