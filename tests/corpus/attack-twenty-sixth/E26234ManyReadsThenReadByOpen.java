import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import java.util.ArrayList;
import java.util.List;

// violated: the reader left open is the seventeenth.
public class E26234ManyReadsThenReadByOpen {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                List<HjFuture<Integer>> all = new ArrayList<>();
                for (int i = 0; i < 18; i++) {
                    all.add(future(() -> x));
                }
                for (int i = 0; i < 18; i++) {
                    if (i != 16) {
                        all.get(i).get();
                    }
                }
                x = 2;
            });
        });
    }
}
