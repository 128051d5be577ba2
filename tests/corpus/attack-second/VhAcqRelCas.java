// truth: violated: (race) compareAndExchangeAcquire that succeeds writes without release: the next one learns nothing of d
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
public class VhAcqRelCas {
 static final AtomicInteger a = new AtomicInteger(0); static int d;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { d = 5; a.compareAndExchangeAcquire(0, 1); }); async(() -> { if (a.getAcquire() == 1) { int r = d; } }); });
 }); }
}
