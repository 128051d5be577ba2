// Exception causes, suppressed lists, custom exceptions, rethrow with precise types, and their printed stack traces.
import java.io.PrintWriter;
import java.io.StringWriter;

public class CausesAndSuppressed {
    static class AppException extends Exception {
        final int code;

        AppException(String message, int code, Throwable cause) {
            super(message, cause);
            this.code = code;
        }

        @Override
        public String toString() {
            return "App[" + code + "]: " + getMessage();
        }
    }

    static class Quiet extends RuntimeException {
        Quiet(String m) {
            super(m, null, false, false);
        }
    }

    static void low(int k) {
        if (k > 0) {
            low(k - 1);
        } else {
            throw new UnsupportedOperationException("low");
        }
    }

    static void mid() throws AppException {
        try {
            low(2);
        } catch (UnsupportedOperationException e) {
            AppException a = new AppException("mid", 7, e);
            a.addSuppressed(new IllegalStateException("side", new Error("deep")));
            throw a;
        }
    }

    static void rethrow() throws AppException {
        try {
            mid();
        } catch (final Exception e) {
            throw e;
        }
    }

    public static void main(String[] args) {
        try {
            rethrow();
        } catch (AppException e) {
            StringWriter w = new StringWriter();
            e.printStackTrace(new PrintWriter(w));
            System.out.print(w);
            System.out.println(e.code + " " + e.getCause().getMessage() + " " + e.getSuppressed()[0].getCause());
            StackTraceElement top = e.getCause().getStackTrace()[0];
            System.out.println(top.getClassName() + " " + top.getMethodName() + " " + top.getFileName() + " " + top.getLineNumber() + " " + top);
        }
        Quiet q = new Quiet("quiet");
        q.addSuppressed(new RuntimeException("ignored"));
        q.printStackTrace(System.out);
        System.out.println(q.getStackTrace().length + " " + q.getSuppressed().length);
        Throwable wrapped = new RuntimeException(new IllegalArgumentException("inner"));
        System.out.println(wrapped.getMessage());
        Throwable late = new Throwable("late").initCause(wrapped);
        System.out.println(late.getCause() == wrapped);
        try {
            late.initCause(wrapped);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            late.addSuppressed(late);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Exception a = new Exception("a");
        Exception b = new Exception("b", a);
        a.initCause(b);
        a.printStackTrace(System.out);
        StackTraceElement[] own = {new StackTraceElement("pkg.Cls", "meth", "Cls.java", 12), new StackTraceElement("C", "nat", null, -2), new StackTraceElement("C", "unk", null, -1)};
        a.setStackTrace(own);
        for (StackTraceElement s : a.getStackTrace()) {
            System.out.println(s);
        }
    }
}
