// truth: proved: tasks measure their own time
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
public class KaTimeTasks {
static final long[] d = new long[3];
 public static void main(String[] args) { launchHabaneroApp(() -> {
forall(0, 2, (i) -> { long t = System.nanoTime(); for (int k = 0; k < 10; k++) { } d[i] = System.nanoTime() - t; });
for (long v : d) assert v >= 0;
 }); }
}
