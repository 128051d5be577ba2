// violated: the Thread constructor asks the submitter, a thread of a class of the program's own, for its class loader when the pool hires.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2704 {
    static int calls; static class T extends Thread { final ExecutorService p; T(ExecutorService p) { this.p = p; } public void run() { p.execute(() -> { }); } public ClassLoader getContextClassLoader() { calls++; return null; } }

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);T t = new T(p);
        t.start();
        t.join();
        p.shutdown();
        assert calls == 0;
    }
}
