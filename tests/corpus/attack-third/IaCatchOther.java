// truth: proved: the handler of a nested finish sees all that its tasks did
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
public class IaCatchOther {
static final int[] a = new int[3];
 public static void main(String[] args) { launchHabaneroApp(() -> {
try { finish(() -> { for (int i = 0; i < 3; i++) { int k = i; async(() -> { a[k] = k; if (k == 1) throw new RuntimeException(); async(() -> { a[k] += 10; }); }); } }); } catch (RuntimeException e) { assert a[0] == 10 && a[2] == 12 && a[1] == 1; a[1] = 5; }
 }); }
}
