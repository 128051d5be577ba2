// Interfaces with default, static and private methods, diamonds, re-abstraction, class-wins rule and super calls.
public class InterfaceDefaults {
    interface A {
        default String who() {
            return "A";
        }

        default String greet() {
            return "hi from " + who() + helper();
        }

        private String helper() {
            return "!" + count();
        }

        private static int count() {
            return 1;
        }

        static String make() {
            return "A.make";
        }
    }

    interface B extends A {
        @Override
        default String who() {
            return "B" + A.super.who();
        }
    }

    interface C extends A {
        @Override
        default String who() {
            return "C";
        }

        static String make() {
            return "C.make";
        }
    }

    interface Abs extends A {
        @Override
        String who();
    }

    static class Plain implements A {
    }

    static class Diamond implements B, C {
        @Override
        public String who() {
            return "D(" + B.super.who() + C.super.who() + ")";
        }
    }

    static class OneSide implements A, B {
    }

    static class Base {
        public String who() {
            return "Base";
        }
    }

    static class ClassWins extends Base implements B {
    }

    static class Sub extends Diamond implements C {
    }

    static class Again implements Abs {
        @Override
        public String who() {
            return "again";
        }
    }

    interface Num<T extends Number> {
        T get();

        default double twice() {
            return get().doubleValue() * 2;
        }
    }

    interface IntNum extends Num<Integer> {
        @Override
        Integer get();
    }

    public static void main(String[] args) {
        A[] all = {new Plain(), new Diamond(), new OneSide(), new ClassWins(), new Sub(), new Again(), new A() { }, new B() {
            @Override
            public String greet() {
                return B.super.greet().toUpperCase();
            }
        }};
        for (A a : all) {
            System.out.println(a.who() + " / " + a.greet());
        }
        System.out.println(A.make() + " " + C.make());
        Abs lambda = () -> "lambda";
        System.out.println(lambda.greet());
        IntNum n = () -> 21;
        Num<Integer> up = n;
        System.out.println(n.twice() + " " + up.get());
        Num<?> d = () -> 2.5;
        System.out.println(d.twice());
        A nul = null;
        System.out.println(nul instanceof A);
    }
}
