// truth: violated: (deadlock) notify wakes a task of the same kind
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
public class GaNotOne {
static final Object L = new Object(); static Integer cell; static int sum;
static void put(int k) { synchronized (L) { while (cell != null) try { L.wait(); } catch (InterruptedException e) { } cell = k; L.notify(); } }
static void take() { synchronized (L) { while (cell == null) try { L.wait(); } catch (InterruptedException e) { } sum += cell; cell = null; L.notify(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 2; i++) { async(() -> { put(1); put(2); }); async(() -> { take(); take(); }); } });
 }); }
}
