import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): in a bin that has become a tree, remove waits by park for readers that are inside (TreeBin.contendedLock): that may use up the permit.
public class E28150TreeBinLosesPermit {
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

    static final class Key implements Comparable<Key> {
        final int number;

        Key(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return 7;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key && ((Key) other).number == number;
        }

        @Override
        public int compareTo(Key other) {
            return Integer.compare(number, other.number);
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>(64);
        for (int i = 0; i < 12; i++) {
            map.put(new Key(i), i);
        }
        go(() -> map.get(new Key(5)));
        LockSupport.unpark(Thread.currentThread());
        map.remove(new Key(3));
        LockSupport.park();
    }
}
