// expect: ok
// output: 3

import static edu.rice.pcdp.PCDP.*;

/** Isolated on objects. */
public class PcdpIsolated {
    public static void main(String[] args) {
        int[] cell = new int[1];
        finish(() -> forasync(0, 2, i -> isolated(cell, () -> cell[0] += i)));
        System.out.println(cell[0]);
    }
}
