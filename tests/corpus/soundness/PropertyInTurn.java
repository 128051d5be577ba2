// expect: proved
// The property is set before the task is made.

import static edu.rice.hj.Module2.*;

public class PropertyInTurn {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            System.setProperty("scoville.test", "1");
            finish(() -> async(() -> {
                assert System.getProperty("scoville.test").equals("1");
            }));
        });
    }
}
