// truth: proved because a stamped lock
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
public class FaStamp {
static int x; static final StampedLock s = new StampedLock();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { long l = s.writeLock(); x++; s.unlockWrite(l); }); async(() -> { long l = s.readLock(); int t = x; s.unlockRead(l); }); });
        });
    }
}
