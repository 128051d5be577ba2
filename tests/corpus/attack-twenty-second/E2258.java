// Truth: violated. Two waiters of one future are woken one by one, but either may go on first.
import java.util.concurrent.*;
public class E2258 {
    static volatile int first;
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        Thread t = new Thread(() -> { try { f.get(); if (first == 0) first = 1; } catch (Exception e) { } });
        t.start();
        Thread u = new Thread(f);
        u.start();
        f.get();
        if (first == 0) first = 2;
        assert first == 1;
    }
}
