// truth: violated: (assertion) await with a time-out may run out; unknown is allowed
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
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class SaLatch {
static final CountDownLatch l = new CountDownLatch(1);
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { l.countDown(); }); async(() -> { try { assert l.await(1, TimeUnit.SECONDS); } catch (InterruptedException e) { } }); });
 }); }
}
