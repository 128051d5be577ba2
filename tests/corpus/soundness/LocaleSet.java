// expect: violated
// Which locale is the default when the second task asks is open.

import static edu.rice.hj.Module2.*;

import java.util.Locale;

public class LocaleSet {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Locale.setDefault(Locale.FRANCE);
            finish(() -> {
                async(() -> {
                    Locale.setDefault(Locale.GERMANY);
                });
                async(() -> {
                    assert Locale.getDefault() == Locale.GERMANY;
                });
            });
        });
    }
}
