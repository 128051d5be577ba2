// expect: deadlock

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** Two tasks each wait for the other's put. */
public class DdfCycle {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> left = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> right = newDataDrivenFuture();
            async(() -> right.put(left.get()));
            async(() -> left.put(right.get()));
        });
    }
}
