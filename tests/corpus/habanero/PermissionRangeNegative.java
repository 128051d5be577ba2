// expect: annotation

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** A range that begins before the array. */
public class PermissionRangeNegative {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[3];
            acquireR(cells, -1, 1);
            releaseR(cells, -1, 1);
        });
    }
}
