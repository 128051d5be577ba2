// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** Isolated on the same object. */
public class IsolatedObject {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> {
                async(() -> isolated(cell, () -> cell.value++));
                async(() -> isolated(cell, () -> cell.value++));
            });
            System.out.println(cell.value);
        });
    }
}
