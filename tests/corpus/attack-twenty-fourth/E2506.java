// violated: thread ids count up: two hired threads lie between, so the difference is at least 3.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2506 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);long a = new Thread().getId();
        p.submit(() -> { }).get();
        p.submit(() -> { }).get();
        long b = new Thread().getId();
        p.shutdown();
        assert b - a <= 2;
    }
}
