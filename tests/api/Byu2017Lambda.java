import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;
import edu.rice.hj.api.HjRegion2D;
import java.util.Arrays;
import java.util.List;

/** Compiles only: lambdas as the library of 2017 wants them. */
public class Byu2017Lambda {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            asyncNb(() -> doWork(1));
            asyncNbSeq(true, () -> { }, () -> { });
            forseqNb(0, 3, i -> System.out.println(i + 1));
            forasyncNb(Arrays.asList("a"), s -> System.out.println(s.length()));
            forallNbChunked(0, 9, 3, i -> System.out.println(i));
            forallChunked(0, 9, i -> next());
            HjRegion2D square = newRectangularRegion2D(0, 1, 0, 1);
            forall(square, (i, j) -> System.out.println(i * j));
            forasync(0, 1, 0, 1, (i, j) -> System.out.println(i * j));
            List<HjRegion2D> parts = group(square, 2, 2);
            forseq(parts, part -> System.out.println(part.numElements()));
            HjFinishAccumulator max = newFinishAccumulator(HjOperator.MAX, Double.class);
            HjFinishAccumulator min = newFinishAccumulator(HjOperator.MIN, Long.class);
            finish(max, min, () -> async(() -> max.put(1.5)));
            finish(Arrays.asList(max, min), () -> min.put(2));
            isolated(args, () -> System.out.println("objects are the strings"));
            isolated(max, min, () -> System.out.println("two"));
            Integer seven = isolatedWithReturn(max, () -> 7);
            HjActor<Integer> actor = newActor(pair -> {
                if (pair.right == seven.intValue()) {
                    pair.left.exit();
                }
            });
            actor.start();
            actor.send(7);
            forasyncPhased(0, 3, i -> next());
        });
    }
}
