// proved: a thread with a name of its own draws no number for it.
public class E2866NamedDrawsNoNumber {
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

    static Thread mine;

    public static void main(String[] args) throws Exception {
        Thread one = made(() -> mine = new Thread());
        Thread two = made(() -> new Thread("named"));
        one.start();
        two.start();
        one.join();
        two.join();
        assert mine.getName().equals("Thread-2") : mine.getName();
    }
}
