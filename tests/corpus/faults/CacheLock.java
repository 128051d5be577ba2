// Truth: violated. Who asks first for the simple name of a class makes the text, and two can: then the monitors are not one.
public class CacheLock {
    static int x;
    public static void main(String[] a) throws Exception {
        Runnable r = () -> { String n = java.util.ArrayList.class.getSimpleName(); synchronized (n) { x++; } };
        Thread t = new Thread(r), u = new Thread(r);
        t.start(); u.start(); t.join(); u.join();
        assert x == 2;
    }
}
