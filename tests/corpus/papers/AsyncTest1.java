// expect: ok
// regions: 0
// Fifty tasks print one line each.
import static edu.rice.hj.Module1.*;

public class AsyncTest1 {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            for (int i = 0; i < 50; i++) {
                async(() -> System.out.println("a task was here"));
            }
        });
    }
}
