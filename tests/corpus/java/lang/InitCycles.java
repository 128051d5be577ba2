// Initialisation cycles between classes: which half-built values are seen, and what later use sees.
public class InitCycles {
    static class A {
        static final int X = B.Y + 1;
        static int plain = 5;
        static final A ONE = new A();
        static int after = 10;
        final int seen;

        A() {
            seen = after;
        }
    }

    static class B {
        static final int Y = A.X + 1;
        static int fromA = A.plain;
        static final int CONST = 100;
    }

    static class Parent {
        static final Child CHILD = new Child();
        static String name = "parent";

        static String describe() {
            return "child count " + Child.count;
        }
    }

    static class Child extends Parent {
        static int count = 3;
        String parentName = name;

        Child() {
            count++;
        }
    }

    static class Singleton {
        private static final Singleton INSTANCE = new Singleton();
        private static int created = 0;
        static int started = 0;
        static int untouched;

        private Singleton() {
            created++;
            started += 5;
            untouched += 7;
        }

        static String state() {
            return created + " " + started + " " + untouched + " " + (INSTANCE != null);
        }
    }

    enum Level {
        LOW, HIGH;

        static final int SIZE = values().length;
        final int sizeSeen;

        Level() {
            sizeSeen = size();
        }

        static int size() {
            return SIZE_HOLDER;
        }

        static int SIZE_HOLDER = 4;
    }

    public static void main(String[] args) {
        System.out.println("A.X=" + A.X + " B.Y=" + B.Y);
        System.out.println("plain seen " + B.fromA + " const " + B.CONST);
        System.out.println("after seen " + A.ONE.seen + " now " + A.after);
        System.out.println(Parent.describe());
        System.out.println(Parent.CHILD.parentName + " " + Child.count + " " + new Child().parentName);
        System.out.println(Singleton.state());
        System.out.println(Level.HIGH.sizeSeen + " " + Level.SIZE + " " + Level.size());
    }
}
