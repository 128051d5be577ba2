// truth: violated: (race) replaceAll holds the list's lock while the function runs, forEach does not
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
public class CowRepl {
 static int n; static final CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1));
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { l.replaceAll(v -> { n++; return v; }); }); async(() -> { l.forEach(v -> { n++; }); }); });
 }); }
}
