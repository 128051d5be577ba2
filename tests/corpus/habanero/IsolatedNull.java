// expect: error
// error: isolated of null

import static edu.rice.hj.Module2.*;

/** null is no object to isolate on. */
public class IsolatedNull {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            isolated((Object) null, () -> { });
        });
    }
}
