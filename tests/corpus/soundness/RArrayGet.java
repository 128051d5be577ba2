// expect: violated
// Reflection reads the element that the other task writes.

import static edu.rice.hj.Module2.*;

import java.lang.reflect.Array;

public class RArrayGet {
    static final int[] k = new int[3];

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    k[1] = 3;
                });
                async(() -> {
                    Array.get(k, 1);
                });
            });
        });
    }
}
