import static edu.rice.pcdp.PCDP.*;

// pcdp: unknown, the thread that waits for the finish may run another task inside its isolated.
public class RulePcdpFinishInIsolated {
    static int x;

    public static void main(String[] args) {
        finish(() -> async(() -> isolated(() -> finish(() -> async(() -> isolated(() -> x++))))));
    }
}
