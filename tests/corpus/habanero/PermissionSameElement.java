// expect: permission

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** Two write regions on one element. */
public class PermissionSameElement {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[2];
            finish(() -> {
                async(() -> {
                    acquireW(cells, 1);
                    cells[1] = 1;
                    releaseW(cells, 1);
                });
                async(() -> {
                    acquireW(cells, 1);
                    cells[1] = 2;
                    releaseW(cells, 1);
                });
            });
        });
    }
}
