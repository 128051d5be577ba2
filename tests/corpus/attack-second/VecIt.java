// truth: violated: (race) Vector.removeIf holds the monitor; an Enumeration's nextElement locks the vector but its count is its own, shared by two tasks
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
public class VecIt {
 static final Vector<Integer> v = new Vector<>(List.of(1, 2));
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Enumeration<Integer> e = v.elements();
 finish(() -> { async(() -> { e.nextElement(); }); async(() -> { e.hasMoreElements(); }); });
 }); }
}
