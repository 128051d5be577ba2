// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

/** isolatedWithReturn gives distinct tickets. */
public class IsolatedReturn {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] tickets = new int[3];
            finish(() -> {
                for (int i = 0; i < 3; i++) {
                    int mine = i;
                    async(() -> tickets[mine] = isolatedWithReturn(() -> x++));
                }
            });
            System.out.println(tickets[0] + tickets[1] + tickets[2]);
        });
    }
}
