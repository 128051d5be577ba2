import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): main joins a task that a worker may have taken: it parks, and its permit is used up.
public class E28105TreeJoinLosesPermit {
    static class Sum extends RecursiveTask<Integer> {
        final int from;
        final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        protected Integer compute() {
            if (to - from == 1) {
                return from;
            }
            Sum left = new Sum(from, (from + to) / 2);
            left.fork();
            return new Sum((from + to) / 2, to).compute() + left.join();
        }
    }

    public static void main(String[] args) throws Exception {
        LockSupport.unpark(Thread.currentThread());
        assert new Sum(0, 4).invoke() == 6;
        LockSupport.park();
    }
}
