// expect: race

import static edu.rice.pcdp.PCDP.*;

/** Tasks that share a field. */
public class PcdpRace {
    static int x;

    public static void main(String[] args) {
        finish(() -> {
            async(() -> x++);
            x++;
        });
    }
}
