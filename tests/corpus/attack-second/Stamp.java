// truth: violated: (race) an optimistic read of plain fields beside a writer is a data race, though validate() throws the values away
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
public class Stamp {
 static final StampedLock s = new StampedLock(); static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { long t = s.writeLock(); x = 1; s.unlockWrite(t); }); async(() -> { long t = s.tryOptimisticRead(); int r = x; s.validate(t); }); });
 }); }
}
