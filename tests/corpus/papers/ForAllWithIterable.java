// expect: ok
// regions: 0
// A parallel loop over a list of five numbers: one task for each item prints it, inside the loop's finish.
import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjProcedure;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;
import java.util.ArrayList;
import java.util.List;

public class ForAllWithIterable {
    public static void main(String[] args) {
        final List<Integer> items = new ArrayList<Integer>();
        for (int i = 1; i <= 5; i++) {
            items.add(i * 11);
        }
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                forAll(items, new HjProcedure<Integer>() {
                    @Override
                    public void apply(Integer item) {
                        System.out.printf("item %d%n", item);
                    }
                });
            }
        });
    }
}
