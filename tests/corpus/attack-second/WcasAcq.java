// truth: violated: (race) weakCompareAndSetAcquire that succeeds does not release
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
public class WcasAcq {
 static final AtomicInteger a = new AtomicInteger(0); static int d;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { d = 5; a.weakCompareAndSetAcquire(0, 1); }); async(() -> { if (a.get() == 1) { int r = d; } }); });
 }); }
}
