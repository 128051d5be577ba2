// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjProcedure;

/** The other spelling, with an anonymous class. */
public class ForAllAnonymous {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[3];
            forAll(0, 2, new HjProcedure<Integer>() {
                @Override
                public void apply(Integer i) {
                    cells[i] = i;
                }
            });
            System.out.println(cells[1] + cells[2]);
        });
    }
}
