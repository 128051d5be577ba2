// truth: violated: (assertion) a task that waits for a monitor is BLOCKED
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
public class ThrState2 {
 static final Object o = new Object(); static volatile Thread t;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { t = Thread.currentThread(); synchronized (o) { } }); async(() -> { synchronized (o) { Thread u = t; assert u == null || u.getState() != Thread.State.BLOCKED; } }); });
 }); }
}
