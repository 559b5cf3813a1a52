# Runs an answer and then its tests, and reports how that went.
#
# usage: ruby harness.rb FOLDER ENTRY [leaves]
#   ENTRY   the method that the answer has to define
#   leaves  the tests have an `exit` of their own
#
# Everything can be redefined in Ruby. So what the tests say became calls of this module, which is
# frozen before the answer is loaded; the token is a variable that only its blocks can see; and the
# methods below are remembered, put back after the answer was loaded, and looked at once more after
# the last test.

module Flow2code
  ASKED = %i[== != ! === eql? equal? nil? is_a? kind_of? instance_of? empty? include?].freeze
  WATCHED = [
    BasicObject, Object, Kernel, Comparable, Enumerable, Module, Exception, Integer, Float, Rational, Complex,
    String, Symbol, Array, Hash, Range, Struct, NilClass, TrueClass, FalseClass, Proc, Method
  ].to_h { |owner| [owner, ASKED] }.merge(
    Proc => ASKED + %i[call], Method => ASKED + %i[call unbind],
    UnboundMethod => %i[bind bind_call ==], IO => %i[syswrite], String => ASKED + %i[reverse]
  ).freeze
  Fresh = Class.new
  PLAIN = [String, Array, Hash].freeze
  UNLIKE = [
    [-987_654_321, 918_273_645], [-98_765.4321, 9.18273645e99], [true, false],
    ["\0nobody", "\0nowhere"], [[], [Fresh]], [{}, { Fresh => Fresh }]
  ].freeze

  box, entry, leaves = ARGV
  token, path = $stdin.sysread(4096).split(' ', 2)
  $stdin.reopen('/dev/null')
  report = File.open(path.chomp, File::WRONLY | File::APPEND)
  ARGV.clear

  raising = Kernel.method(:raise)
  leaving = Process.method(:exit!)
  class_of = Kernel.instance_method(:class)
  itself = self
  raised = nil
  remembered = nil

  # owner and name of a method -> what it is, for all watched methods that there are
  look = lambda do
    WATCHED.flat_map do |owner, names|
      names.filter_map do |name|
        [[owner, name], owner.instance_method(name)]
      rescue NameError
        nil
      end
    end.to_h
  end

  # Whether anything was changed; all of it is as it was afterwards.
  put_back = lambda do
    changed = false
    remembered.each do |(owner, name), was|
      5.times do
        now = owner.instance_method(name)
        break if now == was

        changed = true
        now.owner.send(:remove_method, name) unless now.owner == owner
        owner.send(:define_method, name, was)
      rescue NameError
        owner.send(:define_method, name, was)
      end
    end
    remembered = look.call
    changed
  end

  tell = lambda do |kind, text|
    line = text.to_s.dup.force_encoding('UTF-8').scrub('?').tr("\r\n", '  ')[0, 500]
    report.syswrite("#{kind} #{line}\n")
  end

  describe = lambda do |error|
    "#{error.class}: #{error.message}"
  rescue Exception
    'an error that cannot even be described'
  end

  finish = lambda { tell.call('done', token.reverse) }

  quit = lambda do |status|
    STDOUT.flush
    leaving.call(status)
  end

  # A method of one of the answer's own modules or classes, as some exercise sites ask for.
  adopt = lambda do
    own = Object.constants.select { |name| Object.const_source_location(name)&.first == 'answer.rb' }
    own.map { |name| Object.const_get(name) }.grep(Module).each do |owner|
      if owner.respond_to?(entry)
        made = -> { owner }
      elsif owner.method_defined?(entry, false) || owner.private_method_defined?(entry, false)
        made = owner.is_a?(Class) ? -> { owner.new } : -> { Object.new.extend(owner) }
      else
        next
      end
      Object.define_method(entry) do |*arguments, **options, &block|
        made.call.__send__(entry, *arguments, **options, &block)
      end
      Object.send(:private, entry)
      break
    end
  end

  singleton_class.class_eval do
    # What `raise` and `fail` become in the tests.
    define_method(:raise) do |*arguments, **options|
      current = $!
      begin
        raising.call(*arguments, **options)
      rescue Exception => error
        raised = error unless error.equal?(current)
        raising.call(error)
      end
    end

    # What `exit` and `exit!` become in the tests.
    define_method(:leave) do |status = true|
      good = status == true || status == 0
      tell.call('wrong', "the tests left with status #{status}") unless good
      finish.call if good && leaves == 'leaves'
      quit.call(good)
    end

    # What `abort` becomes in the tests.
    define_method(:give_up) do |message = 'aborted'|
      STDERR.puts(message)
      tell.call('wrong', message)
      quit.call(false)
    end

    # What `==` and `!=` become in the tests.
    define_method(:equal) do |left, right|
      result = left == right
      result == true && (forged?(left, right) || forged?(right, left)) ? false : result
    end

    define_method(:unequal) do |left, right|
      result = left != right
      result == false && (forged?(left, right) || forged?(right, left)) ? true : result
    end

    # Whether a value claims to equal something it cannot know; it was equal to `other`.
    define_method(:forged?) do |value, other = nil, depth = 3|
      case value
      when Integer, Float, Symbol, nil, true, false, Range
        return false
      when Array
        return true if depth > 0 && value.any? { |item| forged?(item, nil, depth - 1) }
      when Hash
        return true if depth > 0 && value.any? { |_, item| forged?(item, nil, depth - 1) }
      end
      return true if claims?(value, Fresh.new)

      !plain?(value) && (UNLIKE + beside(other)).any? do |pair|
        pair.all? { |stranger| claims?(value, stranger) }
      end
    rescue StandardError
      false
    end

    # Whether `==` is the library's own for a value.
    define_method(:plain?) do |value|
      PLAIN.any? { |kind| kind.equal?(class_of.bind_call(value)) }
    rescue TypeError
      false
    end

    # Pairs of values of the kind of `other`, of which no value equals both.
    define_method(:beside) do |other|
      case other
      when Integer, Float then [[other, other + 1]]
      when String then [[other, "#{other}\0"]]
      when Array then [[other, other + [Fresh]]]
      else []
      end
    end

    define_method(:claims?) do |value, stranger|
      (value == stranger) == true || (value != stranger) == false
    rescue StandardError
      false
    end

    # Test libraries run when the process ends, which would be after the harness had its say.
    define_method(:libraries_pass?) do
      good = true
      if defined?(::Minitest) && ::Minitest.respond_to?(:run)
        count = ::Minitest::Runnable.runnables.sum { |suite| suite.runnable_methods.size }
        good &&= count > 0 && ::Minitest.run([]) && true
      end
      if defined?(::Test::Unit::AutoRunner)
        ::Test::Unit::AutoRunner.need_auto_run = false
        good &&= ::Test::Unit::AutoRunner.run(true)
      end
      good
    end
  end
  singleton_class.freeze
  freeze
  remembered = look.call

  begin
    eval(File.read("#{box}/answer.rb", encoding: 'UTF-8'), TOPLEVEL_BINDING, 'answer.rb')
  rescue SystemExit => error
    quit.call(error.status)
  rescue SyntaxError => error
    STDERR.puts(error.message)
    tell.call('invalid', error.message)
    quit.call(false)
  rescue Exception => error
    STDERR.puts(error.full_message(highlight: false))
    tell.call('error', describe.call(error))
    quit.call(false)
  end
  put_back.call
  $, = $; = $\ = nil
  $/ = "\n"
  $stdout = STDOUT
  missing = !entry.empty? && !TOPLEVEL_BINDING.receiver.respond_to?(entry, true)
  adopt.call if missing
  if !entry.empty? && !TOPLEVEL_BINDING.receiver.respond_to?(entry, true)
    tell.call('error', "#{entry} is not defined")
    quit.call(false)
  end

  begin
    eval(File.read("#{box}/tests.rb", encoding: 'UTF-8'), TOPLEVEL_BINDING, 'tests.rb')
    if !libraries_pass?
      tell.call('wrong', 'the tests of a test library failed')
    elsif put_back.call || !::Flow2code.equal?(itself)
      tell.call('wrong', 'a method that the tests rely on was replaced')
    else
      finish.call
      exit
    end
  rescue SystemExit
    raising.call
  rescue Exception => error
    STDERR.puts(error.full_message(highlight: false))
    tell.call(error.equal?(raised) ? 'wrong' : 'error', describe.call(error))
  end
  quit.call(false)
end
