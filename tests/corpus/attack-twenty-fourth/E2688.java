// violated: shutdown comes in parts: t has advanced the state, so isShutdown is true, and not yet terminated the empty pool (tryTerminate comes later).
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2688 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);Thread t = new Thread(p::shutdown);
        t.start();
        if (p.isShutdown()) assert p.isTerminated();
        t.join();
    }
}
