import java.util.concurrent.atomic.*;

// violated (assertion): behind contention the two adds go to different cells: sum may read the cell of the first before and that of the second after they were made, and then has the second alone.
public class E28155AdderSumIsNoSnapshot {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    static volatile boolean first;

    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread b = made(() -> {
            adder.add(1);
            while (!first) {
                Thread.onSpinWait();
            }
            adder.add(1000);
        });
        Thread a = made(() -> {
            adder.add(1);
            adder.add(100);
            first = true;
        });
        a.start();
        b.start();
        long sum = adder.sum();
        assert sum < 1000 || sum >= 1100 : sum;
    }
}
