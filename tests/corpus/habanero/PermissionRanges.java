// expect: ok
// output: 10

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** Ranges that do not overlap. */
public class PermissionRanges {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[4];
            finish(() -> {
                async(() -> {
                    acquireW(cells, 0, 1);
                    cells[0] = 1;
                    cells[1] = 2;
                    releaseW(cells, 0, 1);
                });
                async(() -> {
                    acquireW(cells, 2, 3);
                    cells[2] = 3;
                    cells[3] = 4;
                    releaseW(cells, 2, 3);
                });
            });
            System.out.println(cells[0] + cells[1] + cells[2] + cells[3]);
        });
    }
}
