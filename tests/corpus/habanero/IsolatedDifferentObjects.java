// expect: race

import static edu.rice.hj.Module2.*;

/** Isolated on different objects does not exclude. */
public class IsolatedDifferentObjects {
    static int x;

    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell left = new Cell();
            Cell right = new Cell();
            finish(() -> {
                async(() -> isolated(left, () -> x++));
                async(() -> isolated(right, () -> x++));
            });
        });
    }
}
