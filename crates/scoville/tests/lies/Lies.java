// Methods of which one instruction each is changed to make them lie.
public class Lies extends base.Base {
    static class A {
        int x = 1;

        int m() {
            return 7;
        }
    }

    static class B {
        int z = 2;
        String s = "b";
    }

    static Object leaked;
    int own;

    Lies() {
        super();
        leaked = this;
        own = 1;
    }

    static String cast(Object o) {
        return (String) o;
    }

    static int owner(A a) {
        return a.x;
    }

    static int other(B b) {
        return b.z;
    }

    static int element(int[] a) {
        return a[0];
    }

    static long first(long[] a) {
        return a[0];
    }

    static long longs(int[] a, long[] b) {
        return first(b);
    }

    static int take(A a) {
        return a.x;
    }

    static int pass(String s, A a) {
        return take(a);
    }

    static long half(long v, long w) {
        return w;
    }

    static int narrow(long v, int w) {
        return w;
    }

    static String text(A a, String s) {
        return s;
    }

    static Object make() {
        return new A();
    }

    static Object makeOther() {
        return new B();
    }

    static int call(A a) {
        return a.m();
    }

    static void fail(A a, RuntimeException e) {
        throw e;
    }

    static int local(boolean b) {
        Object o;
        if (b) {
            o = "x";
        } else {
            o = new A();
        }
        return o.hashCode();
    }

    static String asInterface(Runnable r, Object o) {
        return run(r);
    }

    static String run(Runnable r) {
        r.run();
        return "ran";
    }

    static int put(A a, B b) {
        b.s = "text";
        return b.s.length();
    }

    int inherited(Lies l, base.Base b) {
        return l.guarded;
    }

    int called(Lies l, base.Base b) {
        return l.secret();
    }
}
