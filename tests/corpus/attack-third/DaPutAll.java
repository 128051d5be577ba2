// truth: violated: (race) putAll reads a plain map that another task changes
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
public class DaPutAll {
static final HashMap<String, String> h = new HashMap<>(Map.of("a", "b")); static final ConcurrentHashMap<String, String> c = new ConcurrentHashMap<>();
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { c.putAll(h); }); async(() -> { h.put("c", "d"); }); });
 }); }
}
