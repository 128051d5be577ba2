import static edu.rice.hj.Module2.*;

/** Two clerks sell tickets. The count is isolated, the log is not. */
public class Tickets {
    static int sold;
    static final int[] log = new int[1];

    public static void main(String[] arguments) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int clerk = 1; clerk <= 2; clerk++) {
                    final int name = clerk;
                    async(() -> {
                        isolated(() -> sold++);
                        log[0] = name;
                    });
                }
            });
            System.out.println(sold + " sold");
        });
    }
}
