// truth: proved: a task's thread is alive while it runs, and its state is RUNNABLE when it looks at itself
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
public class ThrAlive {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { Thread u = Thread.currentThread(); assert u.isAlive(); assert u.getState() == Thread.State.RUNNABLE; assert u.getThreadGroup() != null; u.toString(); assert u.getUncaughtExceptionHandler() != null; }); });
 }); }
}
