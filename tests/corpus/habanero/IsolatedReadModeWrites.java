// expect: race

import static edu.rice.hj.Module2.*;

/** Two readers that write. */
public class IsolatedReadModeWrites {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> {
                async(() -> isolated(readMode(cell), () -> cell.value++));
                async(() -> isolated(readMode(cell), () -> cell.value++));
            });
        });
    }
}
