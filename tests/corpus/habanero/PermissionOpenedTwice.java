// expect: annotation

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** A region opened twice and closed once. */
public class PermissionOpenedTwice {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> async(() -> {
                acquireW(cell);
                cell.value = 1;
                acquireW(cell);
                releaseW(cell);
            }));
        });
    }
}
