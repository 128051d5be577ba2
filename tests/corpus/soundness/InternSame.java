// expect: proved
// Equal texts have one interned string.

import static edu.rice.hj.Module2.*;

public class InternSame {
    static String p, q;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    p = new StringBuilder("scov").append("ille").toString().intern();
                });
                async(() -> {
                    q = new StringBuilder("scov").append("ille").toString().intern();
                });
            });
            assert p == q;
        });
    }
}
