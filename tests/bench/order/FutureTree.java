import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.SuspendableException;

/**
 * A binary tree of futures under nested finishes: each node makes its children in a finish of its own and adds up what
 * they found. The argument: how many futures.
 */
public class FutureTree {
    static int node(int futures) throws SuspendableException {
        int left = (futures - 1) / 2;
        int right = futures - 1 - left;
        int[] sum = {1};
        finish(() -> {
            HjFuture<Integer> first = left > 0 ? future(() -> node(left)) : null;
            HjFuture<Integer> second = right > 0 ? future(() -> node(right)) : null;
            sum[0] += (first == null ? 0 : first.get()) + (second == null ? 0 : second.get());
        });
        return sum[0];
    }

    public static void main(String[] args) {
        int futures = Integer.parseInt(args[0]);
        launchHabaneroApp(() -> {
            HjFuture<Integer> root = future(() -> node(futures));
            assert root.get() == futures;
        });
    }
}
