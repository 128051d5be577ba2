// truth: proved: tasks of tasks of tasks are joined by the outer finish
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
public class IaDeepSpawn {
static final AtomicInteger n = new AtomicInteger();
static void go(int d) { n.incrementAndGet(); if (d > 0) { async(() -> { go(d - 1); }); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { go(4); });
assert n.get() == 5;
 }); }
}
