// Truth: proved. What the second task sees orders nothing, but it comes behind the first task's update, which does.
import java.util.concurrent.atomic.*;
public class HintInterned {
    static final AtomicInteger a = new AtomicInteger();
    static int x, seen;
    public static void main(String[] args) throws Exception {
        Thread t0 = new Thread(() -> { x = 1; a.incrementAndGet(); String s = new StringBuilder("q").append("4!").toString(); s.intern(); });
        Thread t1 = new Thread(() -> { String s = new StringBuilder("q").append("4!").toString(); if (s.intern() != s) { a.incrementAndGet(); seen = x; } });
        t0.start(); t1.start(); t0.join(); t1.join();
    }
}
