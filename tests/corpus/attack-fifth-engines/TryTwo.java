// truth: violated assertion because both may fail to get both locks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class TryTwo {
static final ReentrantLock L = new ReentrantLock(), K = new ReentrantLock(); static int c;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { if (L.tryLock()) { if (K.tryLock()) { isolated(() -> { c++; }); K.unlock(); } L.unlock(); } });
  async(() -> { if (K.tryLock()) { if (L.tryLock()) { isolated(() -> { c++; }); L.unlock(); } K.unlock(); } });
});
assert c >= 1;

        });
    }
}
