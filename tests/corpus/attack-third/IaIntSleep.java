// truth: violated: (assertion) the interrupt may come before or in the sleep, or behind it
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
public class IaIntSleep {
static volatile Thread t; static volatile boolean hit;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { t = Thread.currentThread(); try { Thread.sleep(10); } catch (InterruptedException e) { hit = true; } }); async(() -> { Thread u = t; if (u != null) u.interrupt(); }); });
assert !hit;
 }); }
}
