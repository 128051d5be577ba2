// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** One object in common is enough. */
public class IsolatedSharesOne {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell left = new Cell();
            Cell right = new Cell();
            finish(() -> {
                async(() -> isolated(left, right, () -> right.value++));
                async(() -> isolated(right, () -> right.value++));
            });
            System.out.println(right.value);
        });
    }
}
