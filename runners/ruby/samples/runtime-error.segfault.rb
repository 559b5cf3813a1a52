def add(a, b)
  Process.kill(:KILL, Process.pid)
end
