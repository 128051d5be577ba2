// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The body is in a field of an object. */
public class LambdaInField {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    final Runnable body;

    LambdaInField(Runnable body) {
        this.body = body;
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        LambdaInField holder = new LambdaInField(() -> pass(barrier));
        new Thread(holder.body).start();
        holder.body.run();
    }
}
