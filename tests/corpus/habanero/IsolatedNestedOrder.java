// expect: deadlock

import static edu.rice.hj.Module2.*;

/** Objects taken one after the other in opposite orders. */
public class IsolatedNestedOrder {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell left = new Cell();
            Cell right = new Cell();
            finish(() -> {
                async(() -> isolated(left, () -> isolated(right, () -> right.value++)));
                async(() -> isolated(right, () -> isolated(left, () -> left.value++)));
            });
        });
    }
}
