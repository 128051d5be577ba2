// expect: ok
// output: 1 0 true
// output: 1

import static edu.rice.hj.Module2.*;

/** There is one place. */
public class PlaceHere {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            System.out.println(numPlaces() + " " + here().id() + " " + (here().nextPlace() == place(0)));
            finish(() -> asyncNbAt(here(), () -> x = 1));
            System.out.println(x);
        });
    }
}
