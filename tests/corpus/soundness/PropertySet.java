// expect: violated
// Whether the property is there when the second task asks is open.

import static edu.rice.hj.Module2.*;

public class PropertySet {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    System.setProperty("scoville.test", "1");
                });
                async(() -> {
                    assert System.getProperty("scoville.test") != null;
                });
            });
        });
    }
}
