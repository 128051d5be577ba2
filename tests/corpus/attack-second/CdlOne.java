// truth: violated: (race) one of the two counts
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
public class CdlOne {
 static int x, y; static final CountDownLatch l = new CountDownLatch(1);
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { x = 1; l.countDown(); }); async(() -> { y = 1; l.countDown(); }); async(() -> { try { l.await(); } catch (InterruptedException e) { } int r = x + y; }); });

 }); }
}
