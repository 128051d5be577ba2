// expect: violated assertion
// The string that is interned first is the one that stays.

import static edu.rice.hj.Module2.*;

public class InternFirst {
    static String p, q;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    String own = new StringBuilder("scov").append("ille").toString();
                    assert own.intern() == own;
                });
                async(() -> {
                    new StringBuilder("sco").append("ville").toString().intern();
                });
            });
        });
    }
}
