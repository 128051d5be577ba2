import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

// violated: two tasks put one future: the second is an error in every schedule.
public class E26166TwoPuts {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjDataDrivenFuture<Integer> f = newDataDrivenFuture();
                async(() -> f.put(1));
                async(() -> f.put(2));
                async(() -> f.get());
            });
        });
    }
}
