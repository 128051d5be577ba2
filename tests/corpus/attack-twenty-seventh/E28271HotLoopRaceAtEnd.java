// violated (race): only the last element is written by both.
public class E28271HotLoopRaceAtEnd {
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

    static final int[] DATA = new int[201];

    public static void main(String[] args) throws Exception {
        go(() -> {
            for (int i = 0; i <= 100; i++) {
                DATA[i] = i;
            }
        });
        for (int i = 100; i <= 200; i++) {
            DATA[i] = i;
        }
    }
}
