// expect: ok
// output: 10

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** A sum by a tree of futures. */
public class FutureTree {
    static int sum(int from, int to) {
        if (from == to) {
            return from;
        }
        int middle = (from + to) / 2;
        HjFuture<Integer> left = future(() -> sum(from, middle));
        HjFuture<Integer> right = future(() -> sum(middle + 1, to));
        return left.get() + right.get();
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            System.out.println(sum(1, 4));
        });
    }
}
