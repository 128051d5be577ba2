import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.ArrayList;
import java.util.List;

// proved: the futures are put in the reverse of the order in which they are waited for.
public class E26142AwaitListReversed {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                List<HjDataDrivenFuture<Integer>> all = new ArrayList<>();
                for (int i = 0; i < 6; i++) {
                    all.add(newDataDrivenFuture());
                }
                asyncAwait(all, () -> x = 6);
                async(() -> {
                    for (int i = 5; i >= 0; i--) {
                        all.get(i).put(i);
                    }
                });
            });
            assert x == 6;
        });
    }
}
