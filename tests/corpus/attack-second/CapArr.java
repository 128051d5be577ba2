// truth: violated: (race) a captured array is written by the lambda of one and read by that of the other through an alias view
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
public class CapArr {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Integer[] a = { 1, 2 }; List<Integer> l = Arrays.asList(a);
 finish(() -> { async(() -> { l.set(0, 7); }); async(() -> { int r = a[0]; }); });
 }); }
}
