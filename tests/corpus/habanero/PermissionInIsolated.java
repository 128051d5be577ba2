// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** Isolated keeps write regions apart. */
public class PermissionInIsolated {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    async(() -> isolated(() -> {
                        acquireW(cell);
                        cell.value++;
                        releaseW(cell);
                    }));
                }
            });
            System.out.println(cell.value);
        });
    }
}
