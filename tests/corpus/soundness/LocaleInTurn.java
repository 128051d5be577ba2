// expect: proved
// The default is set before the task is made.

import static edu.rice.hj.Module2.*;

import java.util.Locale;

public class LocaleInTurn {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Locale.setDefault(Locale.GERMANY);
            finish(() -> async(() -> {
                assert Locale.getDefault() == Locale.GERMANY;
            }));
        });
    }
}
