// expect: permission

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** One object in common is a conflict. */
public class PermissionSeveralConflict {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell left = new Cell();
            Cell right = new Cell();
            finish(() -> {
                async(() -> {
                    acquireW(left, right);
                    right.value = 1;
                    releaseW(left, right);
                });
                async(() -> {
                    acquireR(right);
                    System.out.println(right.value / 2);
                    releaseR(right);
                });
            });
        });
    }
}
