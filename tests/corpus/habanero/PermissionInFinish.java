// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** A finish keeps write regions apart. */
public class PermissionInFinish {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> async(() -> {
                acquireW(cell);
                cell.value = 1;
                releaseW(cell);
            }));
            acquireW(cell);
            cell.value++;
            releaseW(cell);
            System.out.println(cell.value);
        });
    }
}
