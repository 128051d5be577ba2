// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** Isolated on an array of objects. */
public class IsolatedArray {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell[] cells = {new Cell(), new Cell()};
            finish(() -> {
                async(() -> isolated((Object[]) cells, () -> cells[0].value++));
                async(() -> isolated(cells[0], () -> cells[0].value++));
            });
            System.out.println(cells[0].value);
        });
    }
}
