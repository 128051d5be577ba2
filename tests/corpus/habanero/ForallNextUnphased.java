// expect: error
// error: next without a registration on any phaser

import static edu.rice.hj.Module2.*;

/** A plain forall has no phaser. */
public class ForallNextUnphased {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 1, i -> next());
        });
    }
}
