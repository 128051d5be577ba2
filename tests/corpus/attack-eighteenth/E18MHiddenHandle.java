// Truth: proved. A handle is found by name and type (JVMS 5.4.3.2): x of B is a text, so the x that is an int is A's.
import java.lang.invoke.*;
public class E18MHiddenHandle {
    static class A { int x; }
    static class B extends A { String x = "b"; }
    public static void main(String[] args) throws Throwable {
        VarHandle x = MethodHandles.lookup().findVarHandle(B.class, "x", int.class);
        B b = new B();
        Thread t = new Thread(() -> { x.setVolatile(b, 7); });
        t.start();
        t.join();
        if ((int) x.get(b) != 7 || b.x != "b" || ((A) b).x != 7) throw new AssertionError();
    }
}
