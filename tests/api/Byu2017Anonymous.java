import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjCallable;
import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjMetrics;
import edu.rice.hj.api.HjOperator;
import edu.rice.hj.api.HjProcedure;
import edu.rice.hj.api.HjProcedureInt1D;
import edu.rice.hj.api.HjProcedureInt2D;
import edu.rice.hj.api.HjRegion1D;
import edu.rice.hj.api.HjRegion2D;
import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.api.HjSuspendingProcedure;
import edu.rice.hj.api.HjSuspendingProcedureInt2D;
import edu.rice.hj.api.HjSuspendingProcedureInt3D;
import edu.rice.hj.api.SuspendableException;
import hj.util.Pair;
import java.util.List;

/** Compiles only: anonymous classes as the library of 2017 wants them. */
public class Byu2017Anonymous {
    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                asyncNb(new HjRunnable() {
                    public void run() {
                        doWork(3);
                    }
                });
                final HjFinishAccumulator sum = newFinishAccumulator(HjOperator.SUM, int.class);
                finish(sum, new HjSuspendable() {
                    public void run() throws SuspendableException {
                        sum.put(3);
                        sum.put(3.5);
                        sum.put(Integer.valueOf(4));
                    }
                });
                System.out.println(sum.get().intValue());
                forAll(0, 3, new HjSuspendingProcedure<Integer>() {
                    public void apply(Integer i) throws SuspendableException {
                        next();
                    }
                });
                forallPhased(0, 3, new HjSuspendingProcedure<Integer>() {
                    public void apply(Integer i) throws SuspendableException {
                        next();
                    }
                });
                forallNb(0, 1, 0, 1, new HjProcedureInt2D() {
                    public void apply(int i, int j) {
                    }
                });
                HjRegion1D line = newRectangularRegion1D(0, 7);
                HjRegion2D square = newRectangularRegion2D(0, 7, 0, 7);
                List<HjRegion1D> groups = group(line, 2);
                for (HjRegion1D part : group(line, 4)) {
                    forseqNb(part, new HjProcedureInt1D() {
                        public void apply(int i) {
                        }
                    });
                }
                forasync(groups.get(0), new HjProcedureInt1D() {
                    public void apply(int i) {
                    }
                });
                forall(square, new HjSuspendingProcedureInt2D() {
                    public void apply(int i, int j) throws SuspendableException {
                    }
                });
                forallChunked(newRectangularRegion3D(0, 1, 0, 1, 0, 1), new HjSuspendingProcedureInt3D() {
                    public void apply(int i, int j, int k) throws SuspendableException {
                    }
                });
                HjFuture<Integer> future = future(new HjSuspendingCallable<Integer>() {
                    public Integer call() throws SuspendableException {
                        return 1;
                    }
                });
                HjFuture<Integer> other = futureNb(new HjCallable<Integer>() {
                    public Integer call() {
                        return 1;
                    }
                });
                asyncNbAwait(future, other, new HjRunnable() {
                    public void run() {
                    }
                });
                isolated(readMode(args), writeMode(line), new HjRunnable() {
                    public void run() {
                    }
                });
                isolated(new Object[] {line, square}, new HjRunnable() {
                    public void run() {
                    }
                });
                HjActor<String> actor = newActor(new HjProcedure<Pair<HjActor<String>, String>>() {
                    public void apply(Pair<HjActor<String>, String> pair) {
                        pair.left.exit();
                    }
                });
                actor.start();
                actor.send("stop");
                HjMetrics metrics = abstractMetrics();
                System.out.println(metrics.totalWork() / metrics.criticalPathLength());
            }
        });
    }
}
