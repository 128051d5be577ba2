// expect: violated deadlock
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** A method that locks calls one that locks another object. */
public class NestedLocks {
    synchronized void both(NestedLocks other) {
        other.single();
    }

    synchronized void single() {
        System.out.println("single");
    }

    public static void main(String[] args) {
        NestedLocks a = new NestedLocks();
        NestedLocks b = new NestedLocks();
        new Thread(() -> a.both(b)).start();
        b.both(a);
    }
}
