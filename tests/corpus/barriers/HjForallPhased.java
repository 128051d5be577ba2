// expect: proved

import static edu.rice.hj.Module2.*;

/** The loop of the course: a barrier of its own. */
public class HjForallPhased {
    public static void main(String[] args) {
        launchHabaneroApp(() -> forallPhased(0, 3, (i) -> {
            System.out.println("hello from " + i);
            next();
            System.out.println("goodbye from " + i);
        }));
    }
}
