import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// violated: a task of the finish around may see the inner eureka resolved; but what the inner task writes after its offer
// races with it.
public class MixOuterSeesInner {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> inner = newSearchEureka(null);
            finish(() -> {
                async(() -> finish(inner, () -> {
                    inner.offer(1);
                    x = 1;
                }));
                async(() -> {
                    if (inner.resolved()) {
                        x = 2;
                    }
                });
            });
        });
    }
}
