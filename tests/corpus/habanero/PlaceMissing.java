// expect: error
// error: no place 1

import static edu.rice.hj.Module2.*;

/** There is no second place. */
public class PlaceMissing {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            asyncNbAt(place(1), () -> { });
        });
    }
}
