// truth: violated: (assertion) a monitor of an object in the system properties
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
public class QaPropMon {
static int x; static Object h() { return System.getProperties().get("h"); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
System.getProperties().put("h", new Object());
finish(() -> { async(() -> { synchronized (h()) { assert x == 0; } }); async(() -> { synchronized (h()) { x = 1; } }); });
 }); }
}
