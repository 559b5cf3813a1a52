# Runs a source and its tests and tells each line of the source. usage: trace.rb BOX MOST ENTRY CALL

module Flow2code
  SOURCE = 'answer.rb'
  BOX, MOST, ENTRY, CALL = ARGV
  ARGV.clear
  @left = MOST.to_i
  @count = 0
  @stack = []
  @out = []

  class << self
    attr_reader :stack, :tracer

    def tell(*words)
      return if @left < 0

      @left -= 1
      @out << "@flow #{words.join(' ')}"
      @out << '@flow cut' if @left < 0
    end

    def enter(kind, line, name)
      @count += 1
      @stack.push([@count, name, kind])
      tell(kind, @count, line, name)
    end

    # The running activation of the method in which a block stands.
    def home(name)
      @stack.rindex { |_, other, kind| other == name && kind == 'c' }
    end

    def finish
      @tracer.disable
      text = "\n#{@out.join("\n")}\n"
      STDERR.syswrite(text)
    end

    def watch
      events = %i[line call return b_call b_return raise]
      @tracer = TracePoint.new(*events) { |point| note(point) if point.path == SOURCE }
      @tracer.enable
    end

    def note(point)
      name = (point.method_id || '<main>').to_s
      case point.event
      when :call then enter('c', point.lineno, name)
      when :return then left('r')
      when :b_call
        at = home(name)
        tell('b', at ? @stack[at][0] : 0, point.lineno, name)
        @stack.push([at ? @stack[at][0] : 0, name, 'b'])
      when :b_return then left('e')
      when :line then tell('l', @stack.last[0], point.lineno) unless @stack.empty?
      when :raise then tell('x', @stack.last[0]) unless @stack.empty?
      end
    end

    def left(kind)
      number, = @stack.pop
      tell(kind, number) if number
    end
  end
end

def flow2code_test(number, value)
  Flow2code.tell('t', Flow2code.stack.last[0], number, value ? 1 : 0) unless Flow2code.stack.empty?
  value
end

begin
  Flow2code.watch
  Flow2code.enter('c', 0, '<main>')
  eval(File.read("#{Flow2code::BOX}/answer.rb", encoding: 'UTF-8'), TOPLEVEL_BINDING, 'answer.rb')
  Flow2code.left('r')
  tests = File.read("#{Flow2code::BOX}/tests.rb", encoding: 'UTF-8')
  tests += "\n#{Flow2code::CALL}(method(:#{Flow2code::ENTRY}))\n" unless Flow2code::CALL.to_s.empty?
  eval(tests, TOPLEVEL_BINDING, 'tests.rb')
ensure
  Flow2code.finish
end
