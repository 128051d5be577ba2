// expect: permission

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** A region on an array is one on all its elements. */
public class PermissionWholeArray {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[3];
            finish(() -> {
                async(() -> {
                    acquireR(cells);
                    System.out.println(cells[0]);
                    releaseR(cells);
                });
                async(() -> {
                    acquireW(cells, 2);
                    cells[2] = 1;
                    releaseW(cells, 2);
                });
            });
        });
    }
}
