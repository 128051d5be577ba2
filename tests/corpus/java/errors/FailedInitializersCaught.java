// The initialisers of classes above fail: what is thrown, by which class it is named, and that a handler around one call catches it.
public class FailedInitializersCaught {
    interface I { int Q = f(); default void d() {} static int f() { throw new RuntimeException("no"); } }
    static class S implements I { static int g() { return 1; } }
    static class S2 implements I { static int g() { return 1; } }
    static class B { static int z = h(); static int h() { throw new RuntimeException("B"); } }
    static class C extends B { static int g() { return 1; } }
    static class D extends B { static int g() { return 1; } }
    static int x;
    public static void main(String[] a) {
        x++;
        try { S.g(); } catch (ExceptionInInitializerError e) { System.out.println("1 " + e + e.getCause()); }
        x++;
        try { S2.g(); } catch (NoClassDefFoundError e) { System.out.println("2 " + e); }
        x++;
        try { S2.g(); } catch (NoClassDefFoundError e) { System.out.println("3 " + e + e.getCause()); }
        x++;
        try { C.g(); } catch (ExceptionInInitializerError e) { System.out.println("4 " + e); }
        x++;
        try { C.g(); } catch (NoClassDefFoundError e) { System.out.println("5 " + e+ e.getCause()); }
        x++;
        try { D.g(); } catch (NoClassDefFoundError e) { System.out.println("6 " + e+ e.getCause()); }
        x++;
        try { D.g(); } catch (NoClassDefFoundError e) { System.out.println("7 " + e+ e.getCause()); }
    }
}
