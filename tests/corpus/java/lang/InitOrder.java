// Order of static and instance initialisation across superclasses, interfaces, blocks, fields and virtual calls in constructors.
public class InitOrder {
    static int log(String s) {
        System.out.println(s);
        return s.length();
    }

    interface HasDefault {
        int I = log("HasDefault.I");

        default void m() {
        }
    }

    interface NoDefault {
        int N = log("NoDefault.N");
    }

    static class Base implements HasDefault {
        static int s = log("Base static field");

        static {
            log("Base static block");
        }

        int f = log("Base field");

        {
            log("Base block");
        }

        Base() {
            this(log("Base argument"));
            log("Base()");
        }

        Base(int x) {
            log("Base(int)");
            show();
        }

        void show() {
            log("Base.show");
        }
    }

    static class Derived extends Base implements NoDefault {
        static {
            log("Derived static block");
        }

        private final int constant = 7;
        private int value = log("Derived field");
        private final Integer boxed = 9;

        Derived() {
            log("Derived()");
            show();
        }

        @Override
        void show() {
            System.out.println("show constant=" + constant + " value=" + value + " boxed=" + boxed);
        }
    }

    static class Lazy {
        static {
            log("Lazy static");
        }

        static void hit() {
        }
    }

    static {
        log("main class static");
    }

    public static void main(String[] args) {
        log("main");
        Base[] none = new Base[1];
        log("array made");
        new Derived();
        log("---");
        new Derived();
        System.out.println(Derived.s);
        log("interface constant next");
        log("" + NoDefault.N);
        Lazy l = null;
        log("lazy declared");
        Lazy.hit();
        Lazy.hit();
    }
}
