import edu.rice.pcdp.Actor;
import edu.rice.pcdp.PCDP;
import edu.rice.pcdp.ProcedureInt1D;
import edu.rice.pcdp.ProcedureInt2D;
import edu.rice.pcdp.runtime.MultiException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Compiles only: anonymous classes as PCDP wants them. */
public class PcdpAnonymous {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        final Future<Integer> future = PCDP.future(new Callable<Integer>() {
            @Override
            public Integer call() throws Exception {
                return 1;
            }
        });
        System.out.println(future.get());
        final Actor actor = new Actor() {
            @Override
            public void process(Object message) {
                System.out.println(message);
            }
        };
        try {
            PCDP.finish(new Runnable() {
                @Override
                public void run() {
                    PCDP.async(new Runnable() {
                        @Override
                        public void run() {
                            actor.send(1);
                        }
                    });
                    PCDP.asyncAwait(new Runnable() {
                        @Override
                        public void run() {
                        }
                    }, future);
                }
            });
        } catch (MultiException e) {
            System.out.println(e.getExceptions().size());
        }
        PCDP.forall(0, 3, new ProcedureInt1D() {
            @Override
            public void apply(int i) {
            }
        });
        PCDP.forall2dChunked(0, 3, 0, 3, new ProcedureInt2D() {
            @Override
            public void apply(int i, int j) {
            }
        });
        PCDP.isolated(actor, new Runnable() {
            @Override
            public void run() {
            }
        });
    }
}
