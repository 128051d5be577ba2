import java.util.concurrent.*;

// violated (assertion): both may find no view and make one each: ConcurrentHashMap.keySet keeps it in a plain field without a lock.
public class E28251KeySetOfTwo {
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

    static Object mine;
    static Object other;

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread a = go(() -> mine = map.keySet());
        Thread b = go(() -> other = map.keySet());
        a.join();
        b.join();
        assert mine == other;
    }
}
