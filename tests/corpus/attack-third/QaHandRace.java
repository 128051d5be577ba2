// truth: violated: (race) a plain counter of the default handler
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
public class QaHandRace {
static class H implements Thread.UncaughtExceptionHandler { int v; public void uncaughtException(Thread t, Throwable e) { } }
static H h() { return (H) Thread.getDefaultUncaughtExceptionHandler(); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
Thread.setDefaultUncaughtExceptionHandler(new H());
finish(() -> { for (int i = 0; i < 2; i++) async(() -> { h().v++; }); });
 }); }
}
