// truth: violated: (assertion) who gets the first number of a shared Random is open
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
public class DaRndShare {
static final Random r = new Random(42); static int a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { a = r.nextInt(1000); }); async(() -> { b = r.nextInt(1000); }); });
assert a == new Random(42).nextInt(1000);
 }); }
}
