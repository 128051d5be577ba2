// truth: proved: equals of ranges reads the ranges only
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
public class DaEqualsOk {
static int[] a = {1,2,3,4}, b = {1,2,3,5};
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { assert Arrays.equals(a, 0, 3, b, 0, 3); }); async(() -> { b[3] = 4; a[3] = 7; }); });
 }); }
}
