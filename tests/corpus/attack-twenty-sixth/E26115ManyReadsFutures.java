import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import java.util.ArrayList;
import java.util.List;

// proved: the writer has got all futures.
public class E26115ManyReadsFutures {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                List<HjFuture<Integer>> all = new ArrayList<>();
                for (int i = 0; i < 60; i++) {
                    all.add(future(() -> x));
                }
                for (HjFuture<Integer> one : all) {
                    one.get();
                }
                x = 2;
            });
        });
    }
}
