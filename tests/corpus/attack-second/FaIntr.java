// truth: violated: (assertion) the first to come is interrupted by the second; the first may be task 1
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
public class FaIntr {
 static final List<Thread> ts = new ArrayList<>(); static int who = -1;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 forAll(0, 2, (i) -> { isolated(() -> { ts.add(Thread.currentThread()); if (ts.size() == 3) ts.get(0).interrupt(); }); isolated(() -> { if (Thread.interrupted()) who = i; }); });
 assert who != 1;
 }); }
}
