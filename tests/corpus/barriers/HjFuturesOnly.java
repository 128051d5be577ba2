// expect: proved

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** A sum in two halves. */
public class HjFuturesOnly {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> low = future(() -> sum(0, 50));
            HjFuture<Integer> high = future(() -> sum(50, 100));
            System.out.println(low.get() + high.get());
        });
    }

    static int sum(int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += i;
        }
        return sum;
    }
}
