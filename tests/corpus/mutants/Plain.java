import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

/** What is left of a construct that was removed: its body is run, and nothing else. */
final class Plain {
    private Plain() {
    }

    /** Stands where an isolated was. */
    static void run(HjRunnable body) {
        body.run();
    }

    /** Stands where a finish was. */
    static void suspend(HjSuspendable body) {
        try {
            body.run();
        } catch (SuspendableException e) {
            throw new IllegalStateException(e);
        }
    }
}
