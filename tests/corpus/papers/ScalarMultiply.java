// expect: ok
// regions: 2
// One task for each row of a matrix multiplies the row by a number, in a write region over the row.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class ScalarMultiply {
    static final int SIZE = 10;

    static void multiply(final int[][] matrix, final int factor) {
        finish(new HjSuspendable() {
            @Override
            public void run() {
                for (int i = 0; i < SIZE; i++) {
                    final int[] row = matrix[i];
                    async(new HjRunnable() {
                        @Override
                        public void run() {
                            acquireW(row, 0, SIZE - 1);
                            for (int column = 0; column < SIZE; column++) {
                                row[column] *= factor;
                            }
                            releaseW(row, 0, SIZE - 1);
                        }
                    });
                }
            }
        });
    }

    static int trace(int[][] matrix) {
        int sum = 0;
        for (int i = 0; i < SIZE; i++) {
            acquireR(matrix[i], i);
            sum += matrix[i][i];
            releaseR(matrix[i], i);
        }
        return sum;
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                int[][] matrix = new int[SIZE][SIZE];
                for (int i = 0; i < SIZE * SIZE; i++) {
                    matrix[i / SIZE][i % SIZE] = i;
                }
                multiply(matrix, 3);
                System.out.println("trace " + trace(matrix));
            }
        });
    }
}
