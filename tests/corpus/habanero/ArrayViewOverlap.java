// expect: race

import static edu.rice.hj.ModuleN.*;

import edu.rice.hj.api.HjIntArrayView;

/** Two views of one array overlap. */
public class ArrayViewOverlap {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] array = new int[4];
            HjIntArrayView.HjIntArrayView1D low = newIntArrayView1D(array, newRectangularRegion1D(0, 2));
            HjIntArrayView.HjIntArrayView1D high = newIntArrayView1D(array, 2, newRectangularRegion1D(0, 1));
            finish(() -> {
                async(() -> low.set(1, 2));
                async(() -> high.set(2, 0));
            });
        });
    }
}
