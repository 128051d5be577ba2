// expect: exception
// error: Index 4 out of bounds for length 2

import static edu.rice.hj.ModuleN.*;

import edu.rice.hj.api.HjIntArrayView;

/** A view does not reach beyond its array. */
public class ArrayViewOutside {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] array = new int[2];
            HjIntArrayView.HjIntArrayView1D view = newIntArrayView1D(array, newRectangularRegion1D(0, 5));
            view.set(1, 4);
        });
    }
}
