// A chain of stages.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Cf {
    static int x;

    static CompletableFuture<Integer> f;

    static Thread t0;

    static void run0() throws Exception {
        f.complete(5);
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
        f = new CompletableFuture<>();
        t0 = thread(E10Cf::run0);
        t0.start();
        assert f.thenApply(y -> y + 1).get() == 6;
        t0.join();
    }
}
