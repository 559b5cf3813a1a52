3.times do
  fork do
    Process.setsid
    fork do
      trap('TERM', 'IGNORE')
      trap('HUP', 'IGNORE')
      sleep
    end
    exit!(0)
  end
end

def add(a, b)
  a + b
end
