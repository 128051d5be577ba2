import static edu.rice.hj.Module2.*;

/** More and more tasks that all stand before a choice. */
public class EndlessTasks {
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            while (true) {
                async(() -> isolated(() -> count++));
            }
        }));
    }
}
