// truth: proved: a latch of two
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
public class LaCdl {
static final CountDownLatch l = new CountDownLatch(2); static int x, y;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { x = 1; l.countDown(); }); async(() -> { y = 1; l.countDown(); }); async(() -> { try { l.await(); } catch (InterruptedException e) { } assert x + y == 2; }); });
 }); }
}
