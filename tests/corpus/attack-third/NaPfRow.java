// truth: proved: prints a table after a forall
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
public class NaPfRow {
static final double[] r = new double[4];
 public static void main(String[] args) { launchHabaneroApp(() -> {
forall(0, 3, (i) -> { r[i] = Math.sqrt(i); });
for (int i = 0; i < 4; i++) System.out.printf("%d -> %f%n", i, r[i]);
 }); }
}
