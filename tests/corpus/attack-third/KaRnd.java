// truth: proved: tasks draw from Math.random
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
public class KaRnd {
static final double[] d = new double[2];
 public static void main(String[] args) { launchHabaneroApp(() -> {
forall(0, 1, (i) -> { d[i] = Math.random(); });
assert d[0] >= 0 && d[1] < 1;
 }); }
}
