// truth: violated: (race) the list is a view of the array
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
public class IaAsList {
static final Integer[] a = {1, 2}; static final List<Integer> l = Arrays.asList(a);
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { l.set(1, 5); }); async(() -> { int r = a[1]; }); });
 }); }
}
