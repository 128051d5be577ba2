// Stack walking and caller-sensitive calls: StackWalker frames, Thread stack traces, exceptions created but not thrown.
import java.util.List;
import java.util.stream.Collectors;

public class StackWalking {
    static String names() {
        return StackWalker.getInstance().walk(s -> s.map(StackWalker.StackFrame::getMethodName).collect(Collectors.joining("<")));
    }

    static String caller() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass().getSimpleName();
    }

    static class Inner {
        String who() {
            return caller();
        }
    }

    static String recurse(int n) {
        return n == 0 ? names() : recurse(n - 1);
    }

    public static void main(String[] args) {
        System.out.println(names());
        System.out.println(recurse(3));
        System.out.println(caller() + " " + new Inner().who());
        StackTraceElement[] st = Thread.currentThread().getStackTrace();
        System.out.println(st[0].getMethodName() + " " + st[1].getMethodName() + " " + st.length);
        Exception made = make();
        System.out.println(made.getStackTrace().length + " " + made.getStackTrace()[0].getMethodName() + " " + made.getStackTrace()[1].getLineNumber());
        List.of(1).forEach(x -> {
            List<String> two = StackWalker.getInstance().walk(s -> s.limit(2).map(f -> f.getMethodName()).toList());
            System.out.println(two);
        });
        StackWalker.StackFrame f = StackWalker.getInstance().walk(s -> s.findFirst().get());
        System.out.println(f.getClassName() + " " + f.getLineNumber() + " " + f.getFileName() + " " + f.toStackTraceElement());
    }

    static Exception make() {
        return new Exception("made, not thrown");
    }
}
