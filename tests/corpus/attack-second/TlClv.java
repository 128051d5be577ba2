// truth: violated: (race) an object handed from task to task only by InheritableThreadLocal of main is shared
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
public class TlClv {
 static final ThreadLocal<int[]> tl = ThreadLocal.withInitial(() -> shared()); static int[] s = new int[1]; static int[] shared() { return s; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { tl.get()[0]++; }); async(() -> { tl.get()[0]++; }); });
 }); }
}
