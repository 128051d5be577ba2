// truth: proved because a read-write lock
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
public class FaRw {
static int x; static final ReentrantReadWriteLock s = new ReentrantReadWriteLock();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { s.writeLock().lock(); x++; s.writeLock().unlock(); }); async(() -> { s.readLock().lock(); int t = x; s.readLock().unlock(); }); });
        });
    }
}
