// What starts the initialisation of a class and what does not: constants, arrays, literals, subclass access, reflection, lambdas.
import java.util.function.Supplier;

public class InitTriggers {
    static void say(String s) {
        System.out.println("  init " + s);
    }

    static class ByNew {
        static {
            say("ByNew");
        }
    }

    static class ByCall {
        static {
            say("ByCall");
        }

        static void call() {
        }
    }

    static class ByField {
        static final int CONST = 5;
        static final Integer BOXED = 6;
        static int plain;

        static {
            say("ByField");
        }
    }

    static class Parent {
        static int inherited = 1;

        static {
            say("Parent");
        }
    }

    static class Sub extends Parent {
        static {
            say("Sub");
        }
    }

    static class ByReflection {
        static {
            say("ByReflection");
        }
    }

    static class ByLambda {
        static {
            say("ByLambda");
        }

        static String get() {
            return "got";
        }
    }

    interface Iface {
        int X = value("Iface.X");

        static int value(String s) {
            say(s);
            return 1;
        }

        default void d() {
        }
    }

    static class Impl implements Iface {
        static {
            say("Impl");
        }
    }

    enum En {
        A, B;

        static {
            say("En");
        }
    }

    static class Failing {
        static {
            say("Failing");
            if (ByField.plain == 0) {
                throw new IllegalStateException("not ready");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("constant " + ByField.CONST);
        System.out.println("array " + new ByNew[3].length);
        System.out.println("literal " + ByNew.class.getSimpleName());
        System.out.println("instanceof " + ((Object) "s" instanceof ByNew));
        ByNew none = null;
        System.out.println("new " + (new ByNew() != none));
        System.out.println("boxed constant " + ByField.BOXED);
        ByField.plain = 0;
        ByCall.call();
        System.out.println("through subclass " + Sub.inherited);
        new Sub();
        Class<?> c = Class.forName("InitTriggers$ByReflection", false, InitTriggers.class.getClassLoader());
        System.out.println("loaded " + c.getSimpleName());
        Class.forName(c.getName());
        Supplier<String> s = ByLambda::get;
        System.out.println("reference made");
        System.out.println(s.get());
        System.out.println("implementing class");
        new Impl();
        System.out.println("enum in switch");
        switch (En.valueOf("B")) {
            case B -> System.out.println("b");
            default -> { }
        }
        for (int i = 0; i < 2; i++) {
            try {
                new Failing();
            } catch (Throwable t) {
                System.out.println(t);
            }
        }
    }
}
