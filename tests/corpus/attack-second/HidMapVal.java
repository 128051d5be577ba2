// truth: violated: (race) a map of lists in the system properties: computeIfAbsent and add on a HashMap
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
public class HidMapVal {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("m", new HashMap<Integer, Integer>());
 finish(() -> { async(() -> { ((Map<Integer, Integer>) System.getProperties().get("m")).merge(1, 1, Integer::sum); }); async(() -> { ((Map<Integer, Integer>) System.getProperties().get("m")).merge(1, 1, Integer::sum); }); });
 }); }
}
