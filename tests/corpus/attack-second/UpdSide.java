// truth: violated: (race) the function of updateAndGet runs outside any lock
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
public class UpdSide {
 static int n; static final AtomicInteger a = new AtomicInteger();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a.updateAndGet(v -> { n++; return v + 1; }); }); async(() -> { a.updateAndGet(v -> { n++; return v + 1; }); }); });
 }); }
}
