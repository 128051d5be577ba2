import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A barrier for three, and two threads. */
public class LkBarrierHigh {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException never) {
            assert false;
        }
    }
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(3);
        Thread one = new Thread(() -> pass(barrier));
        one.start();
        pass(barrier);
    }
}
