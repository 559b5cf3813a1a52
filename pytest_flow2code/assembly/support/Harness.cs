// Runs the tests of a .NET answer and reports how that went.
//
//     dotnet exec flow2code.dll ASSEMBLY TYPE METHOD [LIBRARY...]
//
// The token is read before the answer's assembly is loaded and lives in a local variable of Main
// only, where reflection does not reach. The tests call the public methods.

using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.Dynamic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Runtime.Loader;
using System.Text;
using System.Threading.Tasks;

namespace Flow2Code
{
    public static class Harness
    {
        private const int Longest = 500;
        private const int Depth = 3;

        private static FileStream report;
        private static bool failed;

        public static int Main(string[] args)
        {
            string line = ReadLine();
            int space = line.IndexOf(' ');
            char[] token = line.Substring(0, space).ToCharArray();
            report = new FileStream(
                line.Substring(space + 1), FileMode.Append, FileAccess.Write, FileShare.ReadWrite, 1);
            try
            {
                Run(args);
            }
            catch (Exception thrown)
            {
                End(thrown);
            }
            if (failed)
            {
                Leave();
            }
            Array.Reverse(token);
            Tell("done", new string(token));
            return 0;
        }

        /// <summary>Stands for Debug.Assert in the tests.</summary>
        public static void Assert(bool condition, object message = null, object detail = null)
        {
            if (!condition)
            {
                throw Broken(message ?? "an assertion of the tests does not hold");
            }
        }

        /// <summary>Stands for Debug.Fail in the tests.</summary>
        public static void Fail(object message = null, object detail = null)
        {
            throw Broken(message ?? "the tests say that they failed");
        }

        /// <summary>Marks what the tests throw as their own way to say that they failed.</summary>
        public static T Failed<T>(T thrown) where T : Exception
        {
            Wrong(Describe(thrown));
            return thrown;
        }

        /// <summary>Stands for Environment.Exit in the tests: zero ends them well.</summary>
        public static void Exit(int status = 0)
        {
            if (status != 0)
            {
                throw Broken("the tests ended with status " + status);
            }
            if (CalledByTests())
            {
                throw new Ended();
            }
            ExitNow(0);
        }

        /// <summary>Whether the tests' Main itself called Exit: no other frame on the stack may be
        /// of a program, or an answer could end the tests by reflection.</summary>
        private static bool CalledByTests()
        {
            var programs = new StackTrace().GetFrames()
                .Select(frame => frame.GetMethod())
                .Where(method => method != null && !IsLibrary(method.Module.Assembly))
                .ToList();
            return programs.Count == 1 && programs[0].Name.StartsWith("Main_");
        }

        /// <summary>The result of a comparison that the tests only print.</summary>
        public static bool Shown(bool held)
        {
            if (!held)
            {
                Wrong("a comparison printed by the tests is false");
            }
            return held;
        }

        /// <summary>Whatever else the tests print.</summary>
        public static T Shown<T>(T value)
        {
            return value;
        }

        /// <summary>A value about to be compared, unless it claims to equal just anything.</summary>
        public static T Honest<T>(T value)
        {
            if (Forged(value, Depth))
            {
                throw Broken("a value of the answer claims to equal anything");
            }
            return value;
        }

        /// <summary>Stands for Enumerable.SequenceEqual in the tests.</summary>
        public static bool SequenceEqual<T>(IEnumerable<T> left, IEnumerable<T> right)
        {
            return Enumerable.SequenceEqual(Honest(left), Honest(right));
        }

        /// <summary>Stands for Object.Equals with two arguments in the tests.</summary>
        public static bool Same(object left, object right)
        {
            return object.Equals(Honest(left), Honest(right));
        }

        private static void Run(string[] args)
        {
            AssemblyLoadContext.Default.Resolving += (context, wanted) => args
                .Skip(3)
                .Where(path => Path.GetFileNameWithoutExtension(path) == wanted.Name)
                .Select(context.LoadFromAssemblyPath)
                .FirstOrDefault();
            Assembly answer = AssemblyLoadContext.Default.LoadFromAssemblyPath(args[0]);
            const BindingFlags Own = BindingFlags.Static | BindingFlags.Instance | BindingFlags.Public
                | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            Type type = answer.GetType(args[1], true);
            MethodInfo tests = type.GetMethod(args[2], Own);
            if (tests == null)
            {
                throw new MissingMethodException("the tests are not in " + args[1] + " any more");
            }
            // Tests that went into a class may be called on an object of it.
            object host = tests.IsStatic ? null : Activator.CreateInstance(type, true);
            object[] given = tests.GetParameters().Length == 0 ? null : new object[] { new string[0] };
            object result = tests.Invoke(host, BindingFlags.DoNotWrapExceptions, null, given, null);
            if (result is Task task)
            {
                task.GetAwaiter().GetResult();
                result = (task as Task<int>)?.Result;
            }
            if (result is int status && status != 0)
            {
                Exit(status);
            }
        }

        private static string ReadLine()
        {
            using Stream input = Console.OpenStandardInput();
            var line = new StringBuilder();
            for (int c = input.ReadByte(); c != -1 && c != '\n'; c = input.ReadByte())
            {
                line.Append((char)c);
            }
            return line.ToString();
        }

        private static bool Forged(object value, int depth)
        {
            if (value is null || value is string || depth == 0)
            {
                return false;
            }
            Type type = value.GetType();
            if (!IsLibrary(type.Assembly))
            {
                return Claims(value, type);
            }
            if (!type.IsGenericType && !type.IsArray || !Concerns(type) || value is not IEnumerable items)
            {
                return false;
            }
            return items.Cast<object>().Any(item => Forged(item, depth - 1));
        }

        /// <summary>Whether an assembly is the framework's or ours. Asked anew each time: what
        /// stood in a field could be changed by reflection.</summary>
        private static bool IsLibrary(Assembly assembly)
        {
            Assembly core = typeof(object).Assembly;
            return assembly == core || assembly == typeof(Harness).Assembly
                || Path.GetDirectoryName(assembly.Location) == Path.GetDirectoryName(core.Location);
        }

        /// <summary>Whether a library's generic type holds values of the answer's own types.</summary>
        private static bool Concerns(Type type)
        {
            if (!IsLibrary(type.Assembly) || type == typeof(object))
            {
                return true;
            }
            return type.IsArray && Concerns(type.GetElementType())
                || type.GetGenericArguments().Any(Concerns);
        }

        /// <summary>Whether an object of the answer's own type equals values it cannot know.</summary>
        private static bool Claims(object value, Type type)
        {
            const BindingFlags All = BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static
                | BindingFlags.FlattenHierarchy;
            if (value is IDynamicMetaObjectProvider)
            {
                return true;
            }
            foreach (MethodInfo method in type.GetMethods(All))
            {
                bool isOperator = method.Name == "op_Equality";
                if (!isOperator && method.Name != "Equals" || method.ContainsGenericParameters)
                {
                    continue;
                }
                if (isOperator && method.ReturnType != typeof(bool))
                {
                    return true;
                }
                ParameterInfo[] parameters = method.GetParameters();
                bool second = isOperator && !parameters[0].ParameterType.IsInstanceOfType(value);
                Type other = parameters[second ? 0 : parameters.Length - 1].ParameterType;
                if (Unlike(other).Any(pair => pair.All(stranger => Asked(method, value, stranger, second))))
                {
                    return true;
                }
            }
            return false;
        }

        /// <summary>Pairs of unlike values of a type, or that convert themselves to it.</summary>
        private static IEnumerable<object[]> Unlike(Type type)
        {
            if (Strangers.TryGetValue(type, out object[] strangers))
            {
                yield return strangers;
            }
            foreach (MethodInfo method in type.GetMethods(BindingFlags.Public | BindingFlags.Static))
            {
                if (method.Name != "op_Implicit" || method.ReturnType != type
                    || !Strangers.TryGetValue(method.GetParameters()[0].ParameterType, out strangers))
                {
                    continue;
                }
                yield return strangers.Select(stranger => Converted(method, stranger)).ToArray();
            }
        }

        private static object Converted(MethodInfo method, object stranger)
        {
            try
            {
                return method.Invoke(null, new[] { stranger });
            }
            catch (Exception)
            {
                return new Fresh();
            }
        }

        private static bool Asked(MethodInfo method, object value, object stranger, bool second)
        {
            try
            {
                object[] given = !method.IsStatic ? new[] { stranger }
                    : second ? new[] { stranger, value } : new[] { value, stranger };
                return given.Length == method.GetParameters().Length
                    && method.Invoke(method.IsStatic ? null : value, given) is true;
            }
            catch (Exception)
            {
                return false;
            }
        }

        private sealed class Fresh
        {
        }

        private sealed class Ended : Exception
        {
        }

        private static readonly Dictionary<Type, object[]> Strangers = new()
        {
            [typeof(object)] = new object[] { new Fresh() },
            [typeof(bool)] = new object[] { true, false },
            [typeof(char)] = new object[] { '\u2042', '\u203b' },
            [typeof(int)] = new object[] { -987654321, 918273645 },
            [typeof(long)] = new object[] { -987654321987L, 918273645918L },
            [typeof(double)] = new object[] { -98765.4321, 9.18273645e99 },
            [typeof(decimal)] = new object[] { -98765.4321m, 91827364.5m },
            [typeof(string)] = new object[] { "\u2042 nobody", "\u203b nowhere" },
        };

        private static Exception Broken(object message)
        {
            Wrong(Convert.ToString(message));
            return new InvalidOperationException(Convert.ToString(message));
        }

        private static void End(Exception thrown)
        {
            while (thrown is TypeInitializationException && thrown.InnerException != null)
            {
                thrown = thrown.InnerException;
            }
            if (thrown is Ended && !failed)
            {
                return;
            }
            if (!failed)
            {
                Tell(thrown is OutOfMemoryException ? "memory" : "error", Describe(thrown));
            }
            try
            {
                Console.Error.WriteLine(thrown);
            }
            catch (Exception)
            {
                // An answer's exception may not even print.
            }
            Leave();
        }

        /// <summary>Ends the process at once: no handler of the answer runs any more.</summary>
        private static void Leave()
        {
            try
            {
                Console.Out.Flush();
            }
            catch (Exception)
            {
                // The answer may have put anything in its place.
            }
            ExitNow(1);
        }

        [DllImport("libc", EntryPoint = "_exit")]
        private static extern void ExitNow(int status);

        private static void Wrong(string message)
        {
            failed = true;
            Tell("wrong", message);
        }

        private static string Describe(Exception thrown)
        {
            try
            {
                return thrown.GetType().FullName + ": " + thrown.Message;
            }
            catch (Exception)
            {
                return thrown.GetType().FullName;
            }
        }

        private static void Tell(string kind, string text)
        {
            string line = kind + " " + text.Substring(0, Math.Min(Longest, text.Length));
            byte[] data = Encoding.UTF8.GetBytes(line.Replace('\n', ' ').Replace('\r', ' ') + "\n");
            report.Write(data, 0, data.Length);
            report.Flush();
        }
    }
}
