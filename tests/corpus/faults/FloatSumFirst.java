// Truth: violated. Sums of float depend on the order: what is added first is lost.
public class FloatSumFirst {
    static final Object m = new Object();
    static float x = 1e8f;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> { synchronized (m) { x += 3f; } });
        Thread two = new Thread(() -> { synchronized (m) { x -= 1e8f; } });
        one.start();
        two.start();
        one.join();
        two.join();
        if (x != 3f) throw new AssertionError();
    }
}
