// expect: ok
// output: 1

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** A task may upgrade its own read region. */
public class PermissionUpgrade {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            acquireR(cell);
            if (cell.value == 0) {
                acquireW(cell);
                cell.value = 1;
                releaseW(cell);
            }
            releaseR(cell);
            System.out.println(cell.value);
        });
    }
}
