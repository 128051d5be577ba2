// expect: race
// races: 14-15 14-16 15-15 15-16 16-16

import static edu.rice.hj.Module2.*;

/** Of each two statements that are in conflict two tasks can stand before both; the isolated ones exclude each other. */
public class RaceOfEveryStatement {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 2; i++) async(() -> {
                    isolated(() -> { int seen = x; });
                    x = x;
                    x = 2;
                });
            });
        });
    }
}
