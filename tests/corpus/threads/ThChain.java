public class ThChain {
    static int x;
    static void join(Thread other) {
        try {
            other.join();
        } catch (InterruptedException unexpected) {
            throw new AssertionError(unexpected);
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Thread inner = new Thread(() -> x = 1);
            inner.start();
            join(inner);
            x++;
        });
        t.start();
        join(t);
        assert x == 2;
    }
}
