// expect: violated assertion
// options: --property assertion
// The assertion can fail before the program ends, though the other task may end it at once.
import static edu.rice.hj.Module2.*;

public class ExitHidesNothing {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> System.exit(1));
            async(() -> {
                assert false;
            });
        }));
    }
}
