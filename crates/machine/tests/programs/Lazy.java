/** Classes that tasks initialise, exceptions, identity hashes, interned strings. */
public class Lazy {
    static class First {
        static int count = 7;
        static final Object TOKEN = new Object();

        static {
            count += Second.base;
        }
    }

    static class Second {
        static int base = made();

        static int made() {
            total++;
            return 5;
        }
    }

    static class Broken {
        static int value = Integer.parseInt("x" + total);
    }

    static int total;
    static Object[] seen;
    static String text;

    static void setup() {
        seen = new Object[4];
    }

    static void task0() {
        total += First.count;
        seen[0] = First.TOKEN;
        try {
            total += Broken.value;
        } catch (Throwable e) {
            text = e.getClass().getName();
        }
        text = (text + total).intern();
    }

    static void task1() {
        Object own = new Object();
        seen[1] = own;
        total += Second.base;
        try {
            seen[9] = own;
        } catch (ArrayIndexOutOfBoundsException e) {
            seen[2] = e.getMessage();
        }
        try {
            total += Broken.value;
        } catch (Throwable e) {
            seen[3] = e.getClass();
        }
        total ^= own.hashCode() & 1;
    }
}
