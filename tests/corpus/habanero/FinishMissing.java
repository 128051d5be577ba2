// expect: race

import static edu.rice.hj.Module2.*;

/** Without a finish the read and the write race. */
public class FinishMissing {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            async(() -> x = 1);
            System.out.println(x);
        });
    }
}
