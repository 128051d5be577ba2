// violated: the worker of a fork/join pool uses up a thread id.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2694 {
    public static void main(String[] args) throws Exception {
        long a = new Thread().getId();
        ForkJoinPool p = new ForkJoinPool(1);
        p.submit(() -> { }).get();
        long b = new Thread().getId();
        assert b - a == 1;
    }
}
