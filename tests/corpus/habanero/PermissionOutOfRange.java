// expect: annotation

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** A region on an element that does not exist. */
public class PermissionOutOfRange {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[3];
            acquireW(cells, 3);
            releaseW(cells, 3);
        });
    }
}
