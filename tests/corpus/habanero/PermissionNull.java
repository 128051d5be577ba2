// expect: annotation

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** A region on null. */
public class PermissionNull {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = args.length == 0 ? null : new Cell();
            acquireR(cell);
        });
    }
}
