// expect: annotation

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** A read region is not closed by a write release. */
public class PermissionReleaseOther {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            acquireR(cell);
            releaseW(cell);
        });
    }
}
