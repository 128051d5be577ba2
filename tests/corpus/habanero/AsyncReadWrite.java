// expect: race

import static edu.rice.hj.Module2.*;

/** One task reads what another writes. */
public class AsyncReadWrite {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> x = 1);
                async(() -> System.out.println(x));
            });
        });
    }
}
