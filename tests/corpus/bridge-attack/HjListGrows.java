// expect: violated deadlock
// truth: the task has added one when main looks behind the finish: main waits for a phase that it has not signalled
import static edu.rice.hj.Module0.launchHabaneroApp;
import static edu.rice.hj.Module1.async;
import static edu.rice.hj.Module1.finish;
import static edu.rice.hj.Module1.newPhaser;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import java.util.ArrayList;
import java.util.List;

public class HjListGrows {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            List<String> done = new ArrayList<>();
            HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
            finish(() -> {
                async(() -> {
                    done.add("x");
                });
            });
            if (!done.isEmpty()) {
                ph.doWait();
            }
        });
    }
}
