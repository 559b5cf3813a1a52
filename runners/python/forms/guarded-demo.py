@ANSWER@

if __name__ == "__main__":
    print("a demo", 1 + 1)
