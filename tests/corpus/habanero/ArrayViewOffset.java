// expect: ok
// output: 1 2 13

import static edu.rice.hj.ModuleN.*;

import edu.rice.hj.api.HjIntArrayView;

/** A view of part of an array. */
public class ArrayViewOffset {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] array = new int[6];
            HjIntArrayView.HjIntArrayView1D view = newIntArrayView1D(array, 2, newRectangularRegion1D(1, 3));
            finish(() -> forasync(1, 3, i -> view.set(i, i)));
            view.inc(10, 3);
            System.out.println(array[2] + " " + array[3] + " " + array[4]);
        });
    }
}
