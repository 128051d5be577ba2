// expect: ok
// output: 0

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** Two read regions may be open at once. */
public class PermissionReaders {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            int[] copies = new int[2];
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    int mine = i;
                    async(() -> {
                        acquireR(cell);
                        copies[mine] = cell.value;
                        releaseR(cell);
                    });
                }
            });
            System.out.println(copies[0] + copies[1]);
        });
    }
}
