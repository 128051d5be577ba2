// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** Objects taken together never deadlock. */
public class IsolatedTogether {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell left = new Cell();
            Cell right = new Cell();
            finish(() -> {
                async(() -> isolated(left, right, () -> right.value++));
                async(() -> isolated(right, left, () -> right.value++));
            });
            System.out.println(right.value);
        });
    }
}
