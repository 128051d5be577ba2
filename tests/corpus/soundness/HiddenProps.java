// expect: violated
// An array that the system properties lead to as well is still the program's: its accesses race.

import static edu.rice.hj.Module2.*;

public class HiddenProps {
    static int r;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] array = new int[1];
            System.getProperties().put("array", array);
            finish(() -> {
                async(() -> {
                    array[0] = 1;
                });
                async(() -> {
                    r = array[0];
                });
            });
            assert r == 1;
        });
    }
}
