// proved: one thread and one submitter: first in, first out.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2535 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);for (int i = 0;
        i < 3;
        i++) { int n = i;
        p.execute(() -> { assert x == n;
        x++; }); } p.shutdown();
    }
}
