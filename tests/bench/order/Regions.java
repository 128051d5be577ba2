import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

/**
 * Two tasks, each with write regions on cells of its own that are open at once, while it goes over them. The arguments: how
 * many regions each opens, how often each cell is written.
 */
public class Regions {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        int regions = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        Cell[][] cells = new Cell[2][regions];
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int task = 0; task < 2; task++) {
                    Cell[] own = cells[task];
                    async(() -> {
                        for (int i = 0; i < regions; i++) {
                            own[i] = new Cell();
                            acquireW(own[i]);
                        }
                        for (int round = 0; round < rounds; round++) {
                            for (Cell cell : own) {
                                cell.value++;
                            }
                        }
                        for (Cell cell : own) {
                            releaseW(cell);
                        }
                    });
                }
            });
            for (Cell[] row : cells) {
                for (Cell cell : row) {
                    assert cell.value == rounds;
                }
            }
        });
    }
}
