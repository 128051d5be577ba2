// expect: annotation

import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/** A release without an acquire. */
public class PermissionReleaseOnly {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            releaseW(new Cell());
        });
    }
}
