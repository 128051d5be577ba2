// truth: violated: (deadlock) Hashtable.computeIfAbsent holds the table while the function asks the other table
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
public class HtDead {
 static final Hashtable<Integer, Integer> a = new Hashtable<>(), b = new Hashtable<>();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a.computeIfAbsent(1, k -> { b.get(1); return 1; }); }); async(() -> { b.computeIfAbsent(1, k -> { a.get(1); return 1; }); }); });
 }); }
}
