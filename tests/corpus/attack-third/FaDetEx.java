// truth: proved: which of two failing tasks came first does not show
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
public class FaDetEx {
static int n;
 public static void main(String[] args) { launchHabaneroApp(() -> {
try { forall(0, 1, (i) -> { throw new IllegalStateException("" + i); }); } catch (RuntimeException e) { n = 1; System.out.println("failed"); }
 }); }
}
