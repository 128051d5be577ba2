// proved: drawing is a synchronized method in JDK 17: the greater number lies behind the smaller, so the write is seen.
public class E2872NumberTellsOrder {
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

    static int x;

    public static void main(String[] args) throws Exception {
        go(() -> {
            x = 1;
            new Thread();
        });
        go(() -> {
            if (new Thread().getName().equals("Thread-3")) {
                assert x == 1;
            }
        });
    }
}
