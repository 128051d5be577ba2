// truth: proved: computeIfAbsent/merge are atomic
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ChmComp {
 static final ConcurrentHashMap<String,Integer> m = new ConcurrentHashMap<>();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { m.merge("a", 1, Integer::sum); }); async(() -> { m.merge("a", 2, Integer::sum); }); });
 assert m.get("a") == 3;
 }); }
}
