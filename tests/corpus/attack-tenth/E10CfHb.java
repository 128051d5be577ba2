// What was done before complete is seen after join.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10CfHb {
    static final CompletableFuture<Integer> f = new CompletableFuture<>();
    static int x;

    static Thread t0;

    static void run0() throws Exception {
        x = 1;
        f.complete(1);
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
        t0 = thread(E10CfHb::run0);
        t0.start();
        f.join();
        assert x == 1;
        t0.join();
    }
}
