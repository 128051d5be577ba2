// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import java.util.ArrayList;
import java.util.List;

/** A task that awaits a list. */
public class DdfAwaitList {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            List<HjFuture<Integer>> futures = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                int mine = i;
                futures.add(future(() -> mine));
            }
            finish(() -> asyncAwait(futures, () -> System.out.println(futures.get(1).safeGet() + futures.get(2).safeGet())));
        });
    }
}
