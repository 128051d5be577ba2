// truth: proved: one producer and one consumer through a blocking queue
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
public class FaDetBq {
static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1); static int sum;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { for (int i = 0; i < 2; i++) try { q.put(i); } catch (InterruptedException e) { } });
 async(() -> { for (int i = 0; i < 2; i++) try { sum += q.take(); } catch (InterruptedException e) { } }); });
System.out.println(sum);
 }); }
}
