// expect: race
// races: 14-17 15-17

import static edu.rice.hj.Module2.*;

/** The assertion fails only if the other task comes between the two statements. */
public class RaceThenAssertion {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 1;
                    assert x == 1;
                });
                async(() -> x = 2);
            });
        });
    }
}
