// truth: proved: set of different elements of an ArrayList touches different words
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
public class DaListDisj {
static final ArrayList<Integer> l = new ArrayList<>(List.of(1, 2, 3));
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { l.set(0, 4); }); async(() -> { l.set(1, 4); }); });
 }); }
}
