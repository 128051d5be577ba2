// expect: ok
// output: 1

import static edu.rice.hj.Module2.*;

/** Readers and a writer. */
public class IsolatedReadMode {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            int[] seen = new int[2];
            finish(() -> {
                async(() -> isolated(readMode(cell), () -> seen[0] = cell.value));
                async(() -> isolated(readMode(cell), () -> seen[1] = cell.value));
                async(() -> isolated(writeMode(cell), () -> cell.value = 1));
            });
            System.out.println(cell.value);
        });
    }
}
