// expect: proved

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** The example of the library's documentation: each worker does a row, the action joins the rows. */
public class BarrierMatrixRows {
    private final int n;
    private final CyclicBarrier barrier;
    private volatile boolean merged;

    BarrierMatrixRows(int rows) {
        n = rows;
        barrier = new CyclicBarrier(rows, () -> System.out.println("rows are joined"));
    }

    class RowWorker implements Runnable {
        final int row;

        RowWorker(int row) {
            this.row = row;
        }

        public void run() {
            for (int round = 0; round < 2; round++) {
                try {
                    barrier.await();
                } catch (InterruptedException ex) {
                    return;
                } catch (BrokenBarrierException ex) {
                    return;
                }
            }
        }
    }

    void solve() throws InterruptedException {
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(new RowWorker(i));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new BarrierMatrixRows(3).solve();
    }
}
