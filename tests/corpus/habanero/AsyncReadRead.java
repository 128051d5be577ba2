// expect: ok
// output: 14

import static edu.rice.hj.Module2.*;

/** Two tasks may read one field. */
public class AsyncReadRead {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            x = 7;
            int[] copies = new int[2];
            finish(() -> {
                async(() -> copies[0] = x);
                async(() -> copies[1] = x);
            });
            System.out.println(copies[0] + copies[1]);
        });
    }
}
