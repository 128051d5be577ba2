// truth: violated: (race) fill of a range and a read of its last element
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
public class DaFillBad {
static int[] a = new int[8];
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { Arrays.fill(a, 2, 6, 9); }); async(() -> { int r = a[5]; }); });
 }); }
}
