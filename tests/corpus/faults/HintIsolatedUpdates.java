// Truth: proved. What the second task sees orders nothing, but it comes behind the first task's update, which does.
import static edu.rice.hj.Module2.*;
import java.util.concurrent.locks.*;
public class HintIsolatedUpdates {
    static final ReentrantLock l = new ReentrantLock();
    static int x, seen, c;
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            async(() -> { x = 1; isolated(() -> { c++; }); l.tryLock(); });
            async(() -> { if (!l.tryLock()) { isolated(() -> { c++; }); seen = x; } });
        }));
    }
}
