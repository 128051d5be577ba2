// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** Several objects in one step. */
public class PermissionSeveral {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell left = new Cell();
            Cell right = new Cell();
            acquireW(left, right);
            left.value = 1;
            right.value = 2;
            releaseW(left, right);
            System.out.println(left.value + right.value);
        });
    }
}
