// expect: permission

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** Ranges that share an element; their bounds are included. */
public class PermissionRangesOverlap {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[3];
            finish(() -> {
                async(() -> {
                    acquireW(cells, 0, 1);
                    cells[0] = 1;
                    releaseW(cells, 0, 1);
                });
                async(() -> {
                    acquireW(cells, 1, 2);
                    cells[2] = 1;
                    releaseW(cells, 1, 2);
                });
            });
        });
    }
}
