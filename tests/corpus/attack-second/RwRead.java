// truth: violated: (race) two readers write under the read lock
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class RwRead {
 static final ReentrantReadWriteLock l = new ReentrantReadWriteLock(); static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { l.readLock().lock(); x = 1; l.readLock().unlock(); }); async(() -> { l.readLock().lock(); x = 2; l.readLock().unlock(); }); });
 }); }
}
