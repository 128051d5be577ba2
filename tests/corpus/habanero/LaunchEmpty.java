// expect: ok
// output: end

import static edu.rice.hj.Module2.*;

/** A program without tasks ends. */
public class LaunchEmpty {
    public static void main(String[] args) {
        launchHabaneroApp(() -> { });
        System.out.println("end");
    }
}
