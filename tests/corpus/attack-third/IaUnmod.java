// truth: violated: (race) the unmodifiable view shows the list beneath
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
public class IaUnmod {
static final ArrayList<Integer> a = new ArrayList<>(); static final List<Integer> l = Collections.unmodifiableList(a);
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { a.add(1); }); async(() -> { l.size(); }); });
 }); }
}
