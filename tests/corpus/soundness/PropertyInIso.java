// expect: violated
// The same inside isolated, where tasks meet at nothing else.

import static edu.rice.hj.Module2.*;

public class PropertyInIso {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        System.setProperty("scoville.test", "1");
                    });
                });
                async(() -> {
                    isolated(() -> {
                        assert System.getProperty("scoville.test") != null;
                    });
                });
            });
        });
    }
}
