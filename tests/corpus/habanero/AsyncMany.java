// expect: ok
// output: 25

import static edu.rice.hj.Module2.*;

/** Each task has its own cell. */
public class AsyncMany {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[5];
            finish(() -> {
                for (int i = 0; i < cells.length; i++) {
                    int mine = i;
                    async(() -> cells[mine] = mine * mine);
                }
            });
            System.out.println(cells[4] + cells[3]);
        });
    }
}
