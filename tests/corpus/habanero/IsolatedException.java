// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

/** An exception leaves isolated. */
public class IsolatedException {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    try {
                        isolated(() -> {
                            x++;
                            throw new IllegalStateException();
                        });
                    } catch (IllegalStateException e) {
                        isolated(() -> x++);
                    }
                });
                async(() -> isolated(() -> x++));
            });
            System.out.println(x);
        });
    }
}
