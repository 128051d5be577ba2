// truth: proved: the two numbers are the first two in some order
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
public class DaRndOwn {
static final Random r = new Random(42); static int a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { a = r.nextInt(1000); }); async(() -> { b = r.nextInt(1000); }); });
Random o = new Random(42); assert a + b == o.nextInt(1000) + o.nextInt(1000);
 }); }
}
