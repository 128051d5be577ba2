// printStackTrace to stdout, stderr and a writer; circular causes; suppressed inside causes; overridden fillInStackTrace.
import java.io.PrintWriter;
import java.io.StringWriter;

public class PrintStackTraceForms {
    static class NoTrace extends RuntimeException {
        NoTrace(String m) {
            super(m);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    static Exception make(String m) {
        return new Exception(m);
    }

    static Throwable build() {
        Exception root = make("root");
        Exception side = make("side");
        side.addSuppressed(new NoTrace("quiet"));
        root.addSuppressed(side);
        Exception mid = new Exception("mid", root);
        mid.addSuppressed(make("late"));
        return new IllegalStateException("top\nwith a second line", mid);
    }

    public static void main(String[] args) {
        Throwable t = build();
        t.printStackTrace(System.out);
        t.printStackTrace();
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w, true));
        System.out.println(w.toString().lines().count());
        Exception loop = make("loop");
        loop.addSuppressed(new Exception("points back", loop));
        loop.printStackTrace(System.out);
        new NoTrace("nothing").printStackTrace(System.out);
        Throwable refilled = t.fillInStackTrace();
        System.out.println(refilled == t ? t.getStackTrace()[0].getMethodName() : "");
        t.setStackTrace(new StackTraceElement[0]);
        System.out.println(t.getStackTrace().length + " " + t.getCause().getStackTrace()[0].getMethodName());
        StackWalker.getInstance().forEach(f -> System.out.println(f.getMethodName() + " " + f.getLineNumber()));
        for (StackTraceElement e : new Throwable().getStackTrace()) {
            System.out.println(e.getClassName() + "|" + e.getMethodName() + "|" + e.isNativeMethod() + "|" + e.getModuleName() + "|" + e.getClassLoaderName());
        }
    }
}
