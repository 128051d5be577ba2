// expect: ok
// output: 2.0

import static edu.rice.hj.ModuleN.*;

import edu.rice.hj.api.HjDoubleArrayView;

/** A view as a table. */
public class ArrayViewTable {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            double[] array = new double[4];
            HjDoubleArrayView.HjDoubleArrayView2D table = newDoubleArrayView2D(array, newRectangularRegion2D(0, 1, 0, 1));
            forall(0, 1, 0, 1, (i, j) -> table.set(i + 0.5 * j, i, j));
            System.out.println(table.get(1, 1) + array[1]);
        });
    }
}
