// Truth: violated. Two tasks that ask for the simple name of a class for the first time can get two texts.
public class CacheSame {
    static String one, two; static final Object lock = new Object();
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> { String n = java.util.ArrayList.class.getSimpleName(); synchronized (lock) { one = n; } });
        Thread u = new Thread(() -> { String n = java.util.ArrayList.class.getSimpleName(); synchronized (lock) { two = n; } });
        t.start(); u.start(); t.join(); u.join();
        assert one == two;
    }
}
