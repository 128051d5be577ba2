// expect: ok
// output: 6 3

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRegion1D;

/** The groups of a region divide it. */
public class ForallGroups {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[6];
            HjRegion1D line = newRectangularRegion1D(0, 5);
            forall(0, 2, group -> forseq(myGroup(group, line, 3), i -> cells[i]++));
            int sum = 0;
            for (int cell : cells) {
                sum += cell;
            }
            System.out.println(sum + " " + group(line, 3).size());
        });
    }
}
