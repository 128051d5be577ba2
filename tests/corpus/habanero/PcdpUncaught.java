// expect: exception
// error: lost

import static edu.rice.pcdp.PCDP.*;

/** An exception that no one catches. */
public class PcdpUncaught {
    public static void main(String[] args) {
        finish(() -> async(() -> {
            throw new IllegalStateException("lost");
        }));
    }
}
