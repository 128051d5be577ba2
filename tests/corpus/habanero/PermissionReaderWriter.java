// expect: permission

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** Nor may a read and a write region. */
public class PermissionReaderWriter {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> {
                async(() -> {
                    acquireW(cell);
                    cell.value = 1;
                    releaseW(cell);
                });
                acquireR(cell);
                System.out.println(cell.value / 2);
                releaseR(cell);
            });
        });
    }
}
