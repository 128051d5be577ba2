import static edu.rice.hj.ModuleN.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjEventCount;
import edu.rice.hj.api.HjIntArrayView;
import edu.rice.hj.api.HjPhaserPair;
import edu.rice.hj.api.HjPoint;
import edu.rice.hj.api.HjProcedure;
import edu.rice.hj.api.HjRegion;
import edu.rice.hj.api.HjRegion.HjRegion1D;
import edu.rice.hj.api.HjRegion.HjRegion2D;
import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.api.HjSuspendingProcedure;
import edu.rice.hj.api.HjSuspendingProcedureInt1D;
import edu.rice.hj.api.SuspendableException;
import edu.rice.hj.runtime.actors.Actor;
import edu.rice.hj.runtime.config.HjSystemProperty;
import edu.rice.hj.runtime.metrics.AbstractMetricsManager;
import edu.rice.hj.runtime.util.Pair;
import java.util.Collections;
import java.util.List;

/** Compiles only: anonymous classes as the library of Rice wants them. */
public class RiceAnonymous {
    static final class Counter extends Actor<Object> {
        private int count;

        @Override
        protected void process(final Object message) {
            count++;
            if ("stop".equals(message)) {
                exit();
            }
        }
    }

    static int fib(final int n) throws SuspendableException {
        if (n < 2) {
            return n;
        }
        return future(new HjSuspendingCallable<Integer>() {
            @Override
            public Integer call() throws SuspendableException {
                return fib(n - 1);
            }
        }).get() + fib(n - 2);
    }

    public static void main(final String[] args) {
        HjSystemProperty.abstractMetrics.set(true);
        HjSystemProperty.setSystemProperty(HjSystemProperty.numWorkers, 4);
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                async(new HjSuspendable() {
                    @Override
                    public void run() throws SuspendableException {
                        finish(new HjSuspendable() {
                            @Override
                            public void run() throws SuspendableException {
                                fib(3);
                            }
                        });
                    }
                });
                final HjRegion1D line = newRectangularRegion1D(0, 3);
                for (final HjRegion1D part : group(line, 2)) {
                    forall(part, new HjSuspendingProcedureInt1D() {
                        @Override
                        public void apply(final int i) throws SuspendableException {
                        }
                    });
                }
                final List<HjRegion1D> parts = group(line, 2);
                final HjRegion2D square = newRectangularRegion2D(0, 3, 0, 3);
                final HjRegion2D corner = myGroup(0, 0, square, 2, 2);
                for (final HjPoint point : corner.toSeqIterable()) {
                    System.out.println(point.get(0) + parts.size());
                }
                final HjIntArrayView.HjIntArrayView1D view = newIntArrayView1D(new int[4], line);
                view.set(1, 2);
                forasyncPhased(0, 3, Collections.<HjPhaserPair>emptyList(), new HjSuspendingProcedure<Integer>() {
                    @Override
                    public void apply(final Integer i) throws SuspendableException {
                    }
                });
                final HjEventCount events = newEventCount();
                events.advance();
                events.await(1);
                final HjActor<Object> actor = new Counter();
                actor.start(here());
                actor.send("stop");
                final HjActor<Integer> other = newActor(new HjProcedure<Pair<HjActor<Integer>, Integer>>() {
                    @Override
                    public void apply(final Pair<HjActor<Integer>, Integer> pair) {
                        pair.left.exit();
                    }
                });
                other.start();
                other.send(1);
                isolated(line, new HjRunnable() {
                    @Override
                    public void run() {
                    }
                });
                asyncNbAt(place(0), new HjRunnable() {
                    @Override
                    public void run() {
                    }
                });
                final HjRegion region = line;
                System.out.println(region.rank());
            }
        }, new Runnable() {
            @Override
            public void run() {
                AbstractMetricsManager.dumpStatistics(abstractMetrics());
            }
        });
    }
}
