// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
/** A method that mentions no phaser swaps two of them in an array. */
public class SwappedByHelper {
    static void swap(Object[] pair) {
        Object first = pair[0];
        pair[0] = pair[1];
        pair[1] = first;
        // Long enough to be passed over, if it were not for what it gets.
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum = (sum * 3 + i) ^ i;
            sum = (sum * 5 + i) ^ i;
            sum = (sum * 7 + i) ^ i;
            sum = (sum * 11 + i) ^ i;
            sum = (sum * 13 + i) ^ i;
            sum = (sum * 17 + i) ^ i;
            sum = (sum * 19 + i) ^ i;
            sum = (sum * 23 + i) ^ i;
            sum = (sum * 29 + i) ^ i;
            sum = (sum * 31 + i) ^ i;
        }
        System.out.println(sum);
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser p = newPhaser(SIG_WAIT);
                HjPhaser q = newPhaser(SIG_WAIT);
                HjPhaser[] a = {p, q};
                asyncPhased(p.inMode(SIG_WAIT), q.inMode(SIG_WAIT), () -> {
                    p.doNext();
                    q.doNext();
                });
                swap(a);
                asyncPhased(p.inMode(SIG_WAIT), q.inMode(SIG_WAIT), () -> {
                    a[0].doNext();
                    a[1].doNext();
                });
            });
        });
    }
}
