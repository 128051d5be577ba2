// violated (assertion,race): sleep orders nothing, however long.
public class E28165SleepOrdersNothing {
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
        go(() -> x = 1);
        Thread.sleep(100000);
        assert x == 1;
    }
}
