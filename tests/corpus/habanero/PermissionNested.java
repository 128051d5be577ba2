// expect: ok
// output: 1

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** Regions of one task nest. */
public class PermissionNested {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            acquireR(cell);
            acquireR(cell);
            int copy = cell.value;
            releaseR(cell);
            releaseR(cell);
            acquireW(cell);
            acquireR(cell);
            cell.value = copy + 1;
            releaseR(cell);
            releaseW(cell);
            System.out.println(cell.value);
        });
    }
}
