// truth: violated: (race) the shutdown hook runs in its own thread beside the task that is still running
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
public class ShutRace {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Runtime.getRuntime().addShutdownHook(new Thread(() -> { x++; }));
 finish(() -> { async(() -> { System.exit(0); }); async(() -> { x++; }); });
 }); }
}
