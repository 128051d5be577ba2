// expect: violated assertion
// Which class draws the first number is open.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class ClinitTurn {
    static final AtomicInteger next = new AtomicInteger();

    static class P {
        static int turn = next.getAndIncrement();
    }

    static class Q {
        static int turn = next.getAndIncrement();
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    int r = P.turn;
                });
                async(() -> {
                    int r = Q.turn;
                });
            });
            assert P.turn == 0;
        });
    }
}
