// truth: proved: copies of length zero touch nothing
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
public class DaCopyZero {
static int[] a = new int[2], b = {1, 2};
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { System.arraycopy(b, 0, a, 0, 0); }); async(() -> { a[0] = 1; b[0] = 2; }); });
 }); }
}
