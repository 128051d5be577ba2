public class ThDeadlock {
    static int x;
    public static void main(String[] args) throws Exception {
        Object p = new Object();
        Object q = new Object();
        Thread a = new Thread(() -> { synchronized (p) { synchronized (q) { x++; } } });
        Thread b = new Thread(() -> { synchronized (q) { synchronized (p) { x++; } } });
        a.start();
        b.start();
    }
}
