// Virtual dispatch, overloading versus overriding, hiding of fields and statics, super calls, abstract classes, final methods.
public class DispatchAndOverride {
    static class A {
        String name = "A";
        static String kind() {
            return "static A";
        }

        String who() {
            return "A.who";
        }

        String call() {
            return who() + "/" + priv() + "/" + name;
        }

        private String priv() {
            return "A.priv";
        }

        String over(Object o) {
            return "A.obj";
        }

        String over(String s) {
            return "A.str";
        }

        final String fin() {
            return "fin" + who();
        }

        Object cov() {
            return "cov A";
        }
    }

    static class B extends A {
        String name = "B";
        static String kind() {
            return "static B";
        }

        @Override
        String who() {
            return "B.who>" + super.who();
        }

        private String priv() {
            return "B.priv";
        }

        @Override
        String over(Object o) {
            return "B.obj";
        }

        String over(Integer i) {
            return "B.int";
        }

        @Override
        String cov() {
            return "cov B";
        }
    }

    static class C extends B {
        @Override
        String who() {
            return "C.who>" + super.who();
        }

        String names() {
            return name + super.name + ((A) this).name;
        }
    }

    static abstract class Shape {
        abstract double area();

        String show() {
            return getClass().getSimpleName() + " " + area();
        }
    }

    static class Sq extends Shape {
        double s = 2;

        double area() {
            return s * s;
        }
    }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C()};
        for (A a : all) {
            System.out.println(a.who() + " | " + a.call() + " | " + a.name + " | " + a.over("s") + a.over((Object) "s") + a.over(1) + " | " + a.fin() + " | " + a.cov());
        }
        B b = new C();
        System.out.println(b.name + " " + ((A) b).name + " " + b.over(1) + " " + b.over("x") + " " + b.over((Object) 1) + " " + b.cov().length());
        System.out.println(new C().names() + " " + A.kind() + " " + B.kind() + " " + C.kind());
        Shape[] shapes = {new Sq(), new Shape() {
            double area() {
                return -1;
            }
        }};
        for (Shape s : shapes) {
            System.out.println(s.show());
        }
        A nul = null;
        System.out.println(nul.kind());
        Object o = all[2];
        System.out.println((o instanceof B) + " " + (all[0] instanceof B) + " " + (o.getClass().getSuperclass() == B.class));
    }
}
