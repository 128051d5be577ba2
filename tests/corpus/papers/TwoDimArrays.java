// expect: ok
// regions: 0
// One task for each row of a square array sets all elements of its own row.
import static edu.rice.hj.Module1.*;

public class TwoDimArrays {
    static final int SIZE = 10;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[][] grid = new int[SIZE][SIZE];
            finish(() -> {
                for (int r = 0; r < SIZE; r++) {
                    int row = r;
                    async(() -> {
                        for (int column = 0; column < SIZE; column++) {
                            grid[row][column] = row * SIZE + column;
                        }
                    });
                }
            });
        });
    }
}
