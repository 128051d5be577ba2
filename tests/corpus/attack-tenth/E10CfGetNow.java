// getNow may come too early.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10CfGetNow {
    static final CompletableFuture<Integer> f = new CompletableFuture<>();

    static Thread t0;

    static void run0() throws Exception {
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
        t0 = thread(E10CfGetNow::run0);
        t0.start();
        assert f.getNow(0) == 1;
        t0.join();
    }
}
