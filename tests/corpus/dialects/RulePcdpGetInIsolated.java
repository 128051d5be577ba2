import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

// pcdp: proved, get inside isolated waits.
public class RulePcdpGetInIsolated {
    static int x;

    public static void main(String[] args) {
        finish(() -> {
            Future<Integer> future = future(() -> 1);
            for (int i = 0; i < 2; i++) {
                async(() -> isolated(() -> {
                    try {
                        x += future.get();
                    } catch (InterruptedException | ExecutionException e) {
                        throw new IllegalArgumentException(e);
                    }
                }));
            }
        });
        assert x == 2;
    }
}
