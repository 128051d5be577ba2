// expect: proved

import java.util.concurrent.CountDownLatch;

/** The example of the library's documentation: a starting signal and a finishing line. */
public class LatchStartDone {
    static final int N = 3;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch startSignal = new CountDownLatch(1);
        CountDownLatch doneSignal = new CountDownLatch(N);
        for (int i = 0; i < N; ++i) {
            new Thread(new Worker(startSignal, doneSignal)).start();
        }
        System.out.println("get ready");
        startSignal.countDown();
        System.out.println("they run");
        doneSignal.await();
    }
}

class Worker implements Runnable {
    private final CountDownLatch startSignal;
    private final CountDownLatch doneSignal;

    Worker(CountDownLatch startSignal, CountDownLatch doneSignal) {
        this.startSignal = startSignal;
        this.doneSignal = doneSignal;
    }

    public void run() {
        try {
            startSignal.await();
            System.out.println("working");
            doneSignal.countDown();
        } catch (InterruptedException ex) {
            return;
        }
    }
}
