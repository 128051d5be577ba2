// proved: String.format makes a formatter of its own for each.
public class E28291FormatByTwo {
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

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 2; i++) {
            int me = i;
            go(() -> {
                assert String.format("%03d-%s", me, "x").equals("00" + me + "-x");
            });
        }
    }
}
