// truth: violated: (race) ThreadGroup.daemon is a plain field in JDK 17
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
public class TgDaemon {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 ThreadGroup g = Thread.currentThread().getThreadGroup();
 finish(() -> { async(() -> { g.setDaemon(true); }); async(() -> { g.isDaemon(); }); });
 }); }
}
