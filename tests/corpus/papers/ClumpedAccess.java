// expect: ok
// regions: 2
// One isolated task increments a cell a thousand times in one write region, another prints it as often in one read region.
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class ClumpedAccess {
    static final int TIMES = 1000;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cell = new int[1];
            async(() -> isolated(() -> {
                acquireW(cell, 0);
                for (int i = 0; i < TIMES; i++) {
                    cell[0]++;
                }
                releaseW(cell, 0);
            }));
            async(() -> isolated(() -> {
                acquireR(cell, 0);
                for (int i = 0; i < TIMES; i++) {
                    System.out.println(cell[0]);
                }
                releaseR(cell, 0);
            }));
        });
    }
}
