// truth: proved: one producer, one consumer, three items through a LinkedBlockingQueue
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
public class LaLbq {
static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(); static int sum;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { for (int i = 1; i < 4; i++) q.add(i); }); async(() -> { for (int i = 0; i < 3; i++) try { sum += q.take(); } catch (InterruptedException e) { } }); });
assert sum == 6;
 }); }
}
