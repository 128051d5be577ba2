// expect: unknown: may call methods that are not seen here

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** What is called is not in the code. */
public class Reflection {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                newPhaser(SIG_WAIT);
                try {
                    Reflection.class.getMethod("meet").invoke(null);
                } catch (ReflectiveOperationException none) {
                    System.out.println(none);
                }
            });
        });
    }

    public static void meet() {
        next();
    }
}
