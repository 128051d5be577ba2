// truth: violated: (assertion) tryOptimisticRead beside a writer: validate may fail
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
public class StampTry {
 static final StampedLock s = new StampedLock();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { long t = s.writeLock(); s.unlockWrite(t); }); async(() -> { long t = s.tryOptimisticRead(); assert s.validate(t); }); });
 }); }
}
