// truth: violated: (deadlock) two tasks, one sleeps, then the locks are taken in opposite orders
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
public class SaDelay {
static final Object A = new Object(), B = new Object();
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { synchronized (A) { try { Thread.sleep(1); } catch (InterruptedException e) { } synchronized (B) { } } }); async(() -> { try { Thread.sleep(1000); } catch (InterruptedException e) { } synchronized (B) { synchronized (A) { } } }); });
 }); }
}
