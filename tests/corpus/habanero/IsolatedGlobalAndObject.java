// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** The global isolated excludes the object-based. */
public class IsolatedGlobalAndObject {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> {
                async(() -> isolated(() -> cell.value++));
                async(() -> isolated(cell, () -> cell.value++));
            });
            System.out.println(cell.value);
        });
    }
}
