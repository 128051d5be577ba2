import static edu.rice.hj.Module2.*;

/** As many tasks as the argument says bump one counter in isolated. */
public class Counter {
    static int count;

    public static void main(String[] args) {
        int tasks = Integer.parseInt(args[0]);
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < tasks; i++) {
                    async(() -> isolated(() -> count++));
                }
            });
            assert count == tasks;
        });
    }
}
