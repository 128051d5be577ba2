// truth: proved: StampedLock: optimistic read validated, volatile-free data would race; so only write and read locks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlStamp {
 static final StampedLock l = new StampedLock(); static int x, y;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { long s = l.writeLock(); x++; y++; l.unlockWrite(s); }); async(() -> { long s = l.readLock(); assert x == y; l.unlockRead(s); }); });
 }); }
}
