import java.nio.file.Path;

// proved: Path is immutable and safe for use by multiple concurrent threads (its documentation).
public class E28295SharedPathHash {
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
        Path path = Path.of("a", "b");
        for (int i = 0; i < 2; i++) {
            go(() -> {
                assert path.hashCode() == path.hashCode();
            });
        }
    }
}
