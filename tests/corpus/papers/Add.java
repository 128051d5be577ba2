// expect: ok
// regions: 6
// For each row of two matrices, two tasks add half a row of a to b, reading a and writing b in regions of their half.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class Add {
    static final int SIZE = 4;
    static final int HALF = SIZE / 2;

    static void fill(int[][] a, int[][] b) {
        for (int row = 0; row < SIZE; row++) {
            acquireW(a[row]);
            acquireW(b[row]);
            for (int column = 0; column < SIZE; column++) {
                a[row][column] = row + column;
                b[row][column] = row * column;
            }
            releaseW(b[row]);
            releaseW(a[row]);
        }
    }

    static void addRow(final int[] from, final int[] to) {
        finish(new HjSuspendable() {
            @Override
            public void run() {
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        acquireR(from, 0, HALF - 1);
                        acquireW(to, 0, HALF - 1);
                        for (int i = 0; i < HALF; i++) {
                            to[i] += from[i];
                        }
                        releaseW(to, 0, HALF - 1);
                        releaseR(from, 0, HALF - 1);
                    }
                });
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        acquireR(from, HALF, SIZE - 1);
                        acquireW(to, HALF, SIZE - 1);
                        for (int i = HALF; i < SIZE; i++) {
                            to[i] += from[i];
                        }
                        releaseW(to, HALF, SIZE - 1);
                        releaseR(from, HALF, SIZE - 1);
                    }
                });
            }
        });
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                int[][] a = new int[SIZE][SIZE];
                int[][] b = new int[SIZE][SIZE];
                fill(a, b);
                for (int row = 0; row < SIZE; row++) {
                    addRow(a[row], b[row]);
                }
            }
        });
    }
}
