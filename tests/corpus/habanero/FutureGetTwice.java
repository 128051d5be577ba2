// expect: ok
// output: 15

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** get may be called by many tasks. */
public class FutureGetTwice {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] results = new int[3];
            HjFuture<Integer> future = future(() -> 5);
            finish(() -> {
                for (int i = 0; i < results.length; i++) {
                    int mine = i;
                    async(() -> results[mine] = future.get());
                }
            });
            System.out.println(results[0] + results[1] + results[2]);
        });
    }
}
