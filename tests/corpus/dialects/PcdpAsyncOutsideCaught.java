import static edu.rice.pcdp.PCDP.*;

// proved: each of the three throws outside of finish, and none does inside; a task may create tasks for the finish around it.
public class PcdpAsyncOutsideCaught {
    static int refused;

    static void refuses(Runnable what) {
        try {
            what.run();
        } catch (IllegalStateException expected) {
            refused++;
        }
    }

    public static void main(String[] args) {
        refuses(() -> async(() -> refused = 99));
        refuses(() -> forasync(0, 1, i -> refused = 99));
        refuses(() -> asyncAwait(() -> refused = 99));
        assert refused == 3;
        finish(() -> async(() -> async(() -> refused++)));
        assert refused == 4;
        forall(0, 0, i -> async(() -> refused++));
        assert refused == 5;
    }
}
