// truth: proved: who puts into a SynchronousQueue sees what the taker did before the take
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
public class GaSyncBack {
static final SynchronousQueue<Integer> q = new SynchronousQueue<>(); static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { try { q.put(1); assert x == 1; } catch (InterruptedException e) { } }); async(() -> { x = 1; try { q.take(); } catch (InterruptedException e) { } }); });
 }); }
}
