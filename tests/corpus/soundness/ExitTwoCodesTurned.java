// expect: violated exit
// As ExitTwoCodes; the one that is created first has the code.
import static edu.rice.hj.Module2.*;

public class ExitTwoCodesTurned {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> Runtime.getRuntime().exit(7));
            async(() -> System.exit(0));
        }));
    }
}
