// expect: annotation

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** A region still open when its task ends. */
public class PermissionLeftOpen {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> async(() -> {
                acquireW(cell);
                cell.value = 1;
            }));
        });
    }
}
