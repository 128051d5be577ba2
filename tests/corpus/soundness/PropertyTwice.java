// expect: violated
// Two tasks set one property; the last one counts.

import static edu.rice.hj.Module2.*;

public class PropertyTwice {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    System.setProperty("scoville.test", "1");
                });
                async(() -> {
                    System.setProperty("scoville.test", "2");
                });
            });
            assert System.getProperty("scoville.test").equals("2");
        });
    }
}
