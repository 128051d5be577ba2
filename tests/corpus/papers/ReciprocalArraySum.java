// expect: ok
// regions: 2
// Five times, a task sums the reciprocals of the lower half of an array while main sums those of the upper half.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;
import java.util.Random;

public class ReciprocalArraySum {
    static final int SIZE = 1000;
    static double lower;
    static double upper;

    static double reciprocals(double[] data, int from, int to) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += 1 / data[i];
        }
        return sum;
    }

    static void round(final double[] data) {
        final int middle = SIZE / 2;
        finish(new HjSuspendable() {
            @Override
            public void run() {
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        acquireR(data, 0, middle - 1);
                        lower = reciprocals(data, 0, middle);
                        releaseR(data, 0, middle - 1);
                    }
                });
                acquireR(data, middle, SIZE - 1);
                upper = reciprocals(data, middle, SIZE);
                releaseR(data, middle, SIZE - 1);
            }
        });
    }

    public static void main(String[] args) {
        final double[] data = new double[SIZE];
        Random random = new Random(17);
        for (int i = 0; i < SIZE; i++) {
            data[i] = 1 + random.nextInt(99);
        }
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                for (int i = 0; i < 5; i++) {
                    round(data);
                    System.out.println("sum of reciprocals: " + (lower + upper));
                }
            }
        });
    }
}
