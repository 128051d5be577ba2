// Truth: violated. In the run in which main creates the task, the task reads x and main writes it, and nothing orders the two. The other run,
// without a task, comes to the same state.
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16PrMatch {
    static volatile int y; static int x; static volatile int z;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                finish(() -> {
                    async(() -> { y = 1; y = 0; });
                    int k = y;
                    finish(() -> { if (k == 1) async(() -> { z = x == 0 ? 0 : 1; }); if (z == 0) x = 0; });
                });
            });
        });
    }
}
