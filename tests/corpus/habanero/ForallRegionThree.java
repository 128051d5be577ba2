// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion3D;

/** forall over a box. */
public class ForallRegionThree {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[8];
            HjRegion3D box = newRectangularRegion3D(0, 1, 0, 1, 0, 1);
            forall(box, (i, j, k) -> cells[box.toLinearIndex(i, j, k)] = i + j + k);
            System.out.println(cells[0] + cells[7]);
        });
    }
}
