import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

// proved: a task ends the program with 0 while others wait for what never comes.
public class E26160ExitZeroWhileOthersSleep {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjDataDrivenFuture<Integer> f = newDataDrivenFuture();
                async(() -> f.get());
                async(() -> System.exit(0));
            });
        });
    }
}
