import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

// pcdp: violated, the future that a task awaits inside isolated needs isolated itself.
public class RulePcdpGetStuck {
    static int x;

    public static void main(String[] args) {
        finish(() -> async(() -> isolated(() -> {
            Future<Integer> future = future(() -> {
                isolated(() -> x++);
                return x;
            });
            try {
                future.get();
            } catch (InterruptedException | ExecutionException e) {
                throw new IllegalArgumentException(e);
            }
        })));
    }
}
