// A queue of the library looks at its condition again.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SpuriousLib {
    static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);

    static Thread t0;

    static void run0() throws Exception {
        assert q.take() == 1;
    }

    interface Body {
        void run() throws Exception;
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        t0 = thread(E10SpuriousLib::run0);
        t0.start();
        q.put(1);
        t0.join();
    }
}
