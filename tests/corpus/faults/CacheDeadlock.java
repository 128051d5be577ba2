// Truth: violated. The simple names of classes are kept, so both tasks can take the same two monitors.
public class CacheDeadlock {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> { String n = java.util.ArrayList.class.getSimpleName(); String m = java.util.HashMap.class.getSimpleName(); synchronized (n) { synchronized (m) { } } });
        Thread u = new Thread(() -> { String n = java.util.ArrayList.class.getSimpleName(); String m = java.util.HashMap.class.getSimpleName(); synchronized (m) { synchronized (n) { } } });
        t.start(); u.start(); t.join(); u.join();
    }
}
