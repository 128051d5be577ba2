// System.exit inside try: finally blocks do not run, the exit code is the argument modulo 256.
public class ExitWithFinally {
    static class Closer implements AutoCloseable {
        @Override
        public void close() {
            System.out.println("closed");
        }
    }

    static void leave(int code) {
        try (Closer c = new Closer()) {
            try {
                System.out.println("leaving with " + code);
                System.exit(code);
            } finally {
                System.out.println("finally is not reached");
            }
        }
    }

    public static void main(String[] args) {
        try (Closer c = new Closer()) {
            System.out.println("first body");
        }
        System.out.print("no newline before exit, ");
        System.err.println("to stderr");
        leave(259);
    }
}
