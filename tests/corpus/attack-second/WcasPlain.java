// truth: violated: (race) weakCompareAndSetPlain has the memory semantics of a plain get and set: even when it succeeds it gives no order for d
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
public class WcasPlain {
 static final AtomicInteger a = new AtomicInteger(0); static int d;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { d = 5; a.set(1); });
   async(() -> { if (a.weakCompareAndSetPlain(1, 2)) { int r = d; } });
 });
 }); }
}
