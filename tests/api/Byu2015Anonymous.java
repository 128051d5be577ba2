import edu.rice.hj.Module1;
import edu.rice.hj.Module2;
import edu.rice.hj.api.HjCallable;
import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;
import edu.rice.hj.api.HjProcedure;
import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;
import edu.rice.hj.runtime.actors.Actor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import permission.PermissionChecks;

/** Compiles only: anonymous classes as the library of 2015 wants them. */
public class Byu2015Anonymous {
    static int shared;

    static void withoutThrows() {
        Module1.finish(new HjSuspendable() {
            public void run() throws SuspendableException {
                Module1.async(new HjRunnable() {
                    public void run() {
                        shared++;
                    }
                });
                Module1.asyncSusp(new HjSuspendable() {
                    public void run() throws SuspendableException {
                        shared++;
                    }
                });
            }
        });
    }

    public static void main(String[] args) {
        final int[] array = new int[10];
        Module1.launchHabaneroApp(new HjSuspendable() {
            public void run() throws SuspendableException {
                withoutThrows();
                Module1.forAll(0, 9, new HjProcedure<Integer>() {
                    public void apply(Integer i) {
                        PermissionChecks.acquireW(array, i);
                        array[i] = i;
                        PermissionChecks.releaseW(array, i);
                    }
                });
                Module1.forAsync(Arrays.asList("a", "b"), new HjProcedure<String>() {
                    public void apply(String s) {
                        System.out.println(s);
                    }
                });
                HjFuture<Integer> future = Module1.future(new HjCallable<Integer>() {
                    public Integer call() {
                        return 1;
                    }
                });
                HjDataDrivenFuture<Integer> ddf = Module1.newDataDrivenFuture();
                List<HjFuture<Integer>> list = new ArrayList<HjFuture<Integer>>();
                list.add(future);
                list.add(ddf);
                Module1.asyncAwait(list, new HjRunnable() {
                    public void run() {
                    }
                });
                Module1.asyncAwait(future, ddf, new HjRunnable() {
                    public void run() {
                    }
                });
                HjFuture<String> text = Module1.futureAwait(future, new HjCallable<String>() {
                    public String call() {
                        return "x";
                    }
                });
                ddf.put(text.get().length() + future.get());
                final HjPhaser phaser = Module1.newPhaser(HjPhaserMode.SIG_WAIT);
                Module1.asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), new HjRunnable() {
                    public void run() {
                        Module1.next();
                    }
                });
                List<HjPhaserPair> pairs = new ArrayList<HjPhaserPair>();
                pairs.add(HjPhaserPair.PhaserPair(phaser, HjPhaserMode.SIG));
                Module1.asyncPhased(pairs, new HjRunnable() {
                    public void run() {
                        Module1.signal();
                    }
                });
                phaser.drop();
                Module2.isolated(new HjRunnable() {
                    public void run() {
                        shared++;
                    }
                });
                int result = Module2.isolatedWithReturn(new HjCallable<Integer>() {
                    public Integer call() {
                        return shared;
                    }
                });
                Actor<Object> actor = new Actor<Object>() {
                    @Override
                    protected void process(Object message) {
                        exit();
                    }
                };
                actor.start();
                actor.send("message " + result);
                PermissionChecks.acquireR(array, 0, 9);
                PermissionChecks.releaseR(array, 0, 9);
                PermissionChecks.acquireW(array, actor);
                PermissionChecks.releaseW(array, actor);
            }
        });
    }
}
