// truth: proved: two sorts of halves
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
public class DaSortOk {
static int[] a = {4,3,2,1};
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { Arrays.sort(a, 0, 2); }); async(() -> { Arrays.sort(a, 2, 4); }); });
assert a[0] == 3 && a[2] == 1;
 }); }
}
