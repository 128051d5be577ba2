// proved: of four and four increments at least two are not lost.
public class E28276HotLoopVolatileSumBounds {
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

    public static void main(String[] args) throws Exception {
        Thread other = go(() -> {
            for (int i = 0; i < 4; i++) {
                x++;
            }
        });
        for (int i = 0; i < 4; i++) {
            x++;
        }
        other.join();
        assert x >= 2 && x <= 8;
    }
}
