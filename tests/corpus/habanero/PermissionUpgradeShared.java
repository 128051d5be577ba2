// expect: permission

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** An upgrade conflicts with another reader. */
public class PermissionUpgradeShared {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> {
                async(() -> {
                    acquireR(cell);
                    acquireW(cell);
                    cell.value = 1;
                    releaseW(cell);
                    releaseR(cell);
                });
                async(() -> {
                    acquireR(cell);
                    System.out.println(cell.value / 2);
                    releaseR(cell);
                });
            });
        });
    }
}
