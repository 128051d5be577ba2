// expect: ok
// output: 4

import static edu.rice.pcdp.PCDP.*;

/** With the default of four chunks each pair is in one task. */
public class PcdpChunkedHidesRace {
    public static void main(String[] args) {
        int[] cells = new int[4];
        forallChunked(0, 7, i -> cells[i / 2]++);
        System.out.println(cells[0] + cells[3]);
    }
}
