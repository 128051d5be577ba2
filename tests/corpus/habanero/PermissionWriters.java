// expect: permission

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** Two write regions may not. */
public class PermissionWriters {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    async(() -> {
                        acquireW(cell);
                        cell.value++;
                        releaseW(cell);
                    });
                }
            });
        });
    }
}
