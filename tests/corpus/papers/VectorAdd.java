// expect: ok
// regions: 4
// Two tasks add the halves of two vectors into arrays of their own, reading both vectors in read regions.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class VectorAdd {
    static final int SIZE = 10;
    static final int HALF = SIZE / 2;

    static void add(int[] a, int[] b, int from, int[] sum) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] = a[from + i] + b[from + i];
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final int[] a = new int[SIZE];
                final int[] b = new int[SIZE];
                for (int i = 0; i < SIZE; i++) {
                    a[i] = i;
                    b[i] = SIZE - i;
                }
                final int[] lower = new int[HALF];
                final int[] upper = new int[HALF];
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        async(new HjRunnable() {
                            @Override
                            public void run() {
                                acquireR(a, 0, HALF - 1);
                                acquireR(b, 0, HALF - 1);
                                add(a, b, 0, lower);
                                releaseR(b, 0, HALF - 1);
                                releaseR(a, 0, HALF - 1);
                            }
                        });
                        async(new HjRunnable() {
                            @Override
                            public void run() {
                                acquireR(a, HALF, SIZE - 1);
                                acquireR(b, HALF, SIZE - 1);
                                add(a, b, HALF, upper);
                                releaseR(b, HALF, SIZE - 1);
                                releaseR(a, HALF, SIZE - 1);
                            }
                        });
                    }
                });
                System.out.println("first " + lower[0] + ", last " + upper[HALF - 1]);
            }
        });
    }
}
