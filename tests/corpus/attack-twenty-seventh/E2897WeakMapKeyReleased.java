import java.util.*;

// violated: the other thread may have let go of the key, and the collector may have taken the entry.
public class E2897WeakMapKeyReleased {
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

    static volatile Object key = new Object();

    public static void main(String[] args) throws Exception {
        WeakHashMap<Object, Integer> map = new WeakHashMap<>();
        map.put(key, 1);
        go(() -> key = null);
        assert map.size() == 1;
    }
}
