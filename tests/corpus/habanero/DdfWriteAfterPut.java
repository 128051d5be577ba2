// expect: race

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** What is written after put is not ordered. */
public class DdfWriteAfterPut {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<String> ready = newDataDrivenFuture();
            async(() -> {
                ready.put("ready");
                x = 4;
            });
            ready.get();
            System.out.println(x);
        });
    }
}
