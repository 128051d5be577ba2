import java.util.*;
import java.util.concurrent.*;

// proved: as the library's own table of types, made by the program: keys with arrays in a concurrent map.
public class E28209MapOfArrays {
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

    static final ConcurrentHashMap<List<Integer>, int[]> TABLE = new ConcurrentHashMap<>();
    static int[] mine;
    static int[] other;

    static int[] intern(int x) {
        int[] fresh = {x};
        int[] known = TABLE.putIfAbsent(Arrays.asList(x), fresh);
        return known == null ? fresh : known;
    }

    public static void main(String[] args) throws Exception {
        Thread a = go(() -> mine = intern(7));
        Thread b = go(() -> other = intern(7));
        a.join();
        b.join();
        assert mine == other && mine[0] == 7;
    }
}
