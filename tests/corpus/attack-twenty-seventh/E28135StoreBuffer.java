// proved: volatile variables: one of the two sees the other's store.
public class E28135StoreBuffer {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    static volatile int x;
    static volatile int y;
    static int a;
    static int b;

    public static void main(String[] args) throws Exception {
        Thread other = go(() -> {
            x = 1;
            a = y;
        });
        y = 1;
        b = x;
        other.join();
        assert a == 1 || b == 1;
    }
}
