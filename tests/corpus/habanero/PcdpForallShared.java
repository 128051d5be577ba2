// expect: race

import static edu.rice.pcdp.PCDP.*;

/** The tasks of a forall share a field. */
public class PcdpForallShared {
    static int x;

    public static void main(String[] args) {
        forall(0, 1, i -> x += i);
    }
}
