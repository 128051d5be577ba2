// ExceptionInInitializerError on first use, NoClassDefFoundError on the second, errors passing through unwrapped.
public class InitErrors {
    static class Bad {
        static int value = compute();

        static int compute() {
            throw new IllegalStateException("no value");
        }

        static void touch() {
        }
    }

    static class BadError {
        static final Object O;

        static {
            if (true) {
                throw new AssertionError("plain error");
            }
            O = null;
        }
    }

    static class Child extends Bad {
        static int x = 3;
    }

    static class ConstOnly {
        static final int K = 99;
        static final String S = "const";

        static {
            System.out.println("ConstOnly initialised");
        }
    }

    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + " ok");
        } catch (ExceptionInInitializerError e) {
            System.out.println(name + ": " + e + " cause " + e.getCause() + " " + (e.getException() == e.getCause()));
        } catch (NoClassDefFoundError e) {
            System.out.println(name + ": " + e.getMessage());
            System.out.println("  cause " + e.getCause());
        } catch (Error e) {
            System.out.println(name + ": " + e);
        }
    }

    public static void main(String[] args) {
        attempt("first", () -> Bad.touch());
        attempt("second", () -> Bad.value++);
        attempt("third", Bad::new);
        attempt("child", () -> System.out.println(Child.x));
        attempt("child again", () -> new Child());
        attempt("error", () -> System.out.println(BadError.O));
        attempt("error again", () -> System.out.println(BadError.O));
        attempt("array of bad", () -> System.out.println(new Bad[2].length));
        attempt("class literal", () -> System.out.println(Bad.class.getName()));
        attempt("constants", () -> System.out.println(ConstOnly.K + ConstOnly.S));
        attempt("not a constant", () -> new ConstOnly());
    }
}
