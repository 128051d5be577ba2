// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** Different elements are different targets. */
public class PermissionElements {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[2];
            finish(() -> forasync(0, 1, i -> {
                acquireW(cells, i);
                cells[i] = i + 1;
                releaseW(cells, i);
            }));
            System.out.println(cells[0] + cells[1]);
        });
    }
}
