// expect: ok
// output: 3

import static edu.rice.pcdp.PCDP.*;

/** Tasks in a finish. */
public class PcdpFinish {
    static int x;
    static int y;

    public static void main(String[] args) {
        finish(() -> {
            async(() -> x = 1);
            async(() -> y = 2);
        });
        System.out.println(x + y);
    }
}
