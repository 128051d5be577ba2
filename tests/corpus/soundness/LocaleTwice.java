// expect: violated
// Two tasks set the default locale; the last one counts.

import static edu.rice.hj.Module2.*;

import java.util.Locale;

public class LocaleTwice {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    Locale.setDefault(Locale.GERMANY);
                });
                async(() -> {
                    Locale.setDefault(Locale.FRANCE);
                });
            });
            assert Locale.getDefault() == Locale.FRANCE;
        });
    }
}
