import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Two threads meet at a barrier: what each wrote before it is seen by the other behind it. */
public class LkBarrier {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException never) {
            assert false;
        }
    }
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        int[] data = new int[2];
        Thread one = new Thread(() -> {
            data[0] = 1;
            pass(barrier);
            assert data[1] == 1;
        });
        one.start();
        data[1] = 1;
        pass(barrier);
        assert data[0] == 1;
        one.join();
    }
}
