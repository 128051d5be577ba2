// violated: the job's lambda is a static method of the class that main initialises while it waits for the job: deadlock.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2556 {
    static final int V; static { ExecutorService p = Executors.newFixedThreadPool(1); int v = 0; try { v = p.submit(() -> 3).get(); } catch (Exception e) { } p.shutdown(); V = v; }

    public static void main(String[] args) throws Exception {
        System.out.println(V);
    }
}
