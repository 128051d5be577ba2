// proved: whoever draws first, the two names differ.
public class E2865NumbersDiffer {
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
    static Thread other;

    public static void main(String[] args) throws Exception {
        Thread one = go(() -> mine = new Thread());
        Thread two = go(() -> other = new Thread());
        one.join();
        two.join();
        assert !mine.getName().equals(other.getName());
        assert mine.getId() != other.getId();
    }
}
