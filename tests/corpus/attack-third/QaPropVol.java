// truth: violated: (assertion) a volatile counter kept in the system properties loses an update
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
public class QaPropVol {
static class H { volatile int v; }
static H h() { return (H) System.getProperties().get("h"); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
System.getProperties().put("h", new H());
finish(() -> { for (int i = 0; i < 2; i++) async(() -> { h().v++; }); });
assert h().v == 2;
 }); }
}
