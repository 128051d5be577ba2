// expect: race
// races: 16-20 17-23
// Main goes on in its finish when the task has ended, and is not behind it.
import static edu.rice.hj.Module2.async;
import static edu.rice.hj.Module2.finish;
import static edu.rice.hj.Module2.launchHabaneroApp;

public class RaceOnceTaskEnded {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> {
                x = 1;
                y = 2;
                x = 3;
            });
            // Races with the task, so x = 4 may come while the task stands before x = 3.
            int seen = y;
            if (seen != 0) {
                finish(() -> {
                    x = 4;
                });
            }
        }));
    }
}
