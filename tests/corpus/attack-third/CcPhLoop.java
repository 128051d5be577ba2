// truth: proved: a sum by barrier phases, double buffer
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
public class CcPhLoop {
static int[][] a = new int[2][3];
 public static void main(String[] args) { launchHabaneroApp(() -> {
for (int i = 0; i < 3; i++) a[0][i] = i;
forallPhased(0, 2, (i) -> { for (int k = 0; k < 3; k++) { int[] s = a[k & 1], d = a[1 - (k & 1)];
 d[i] = s[i] + s[(i + 1) % 3]; next(); } });
assert a[1][0] + a[1][1] + a[1][2] == 24;
 }); }
}
