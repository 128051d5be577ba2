// truth: proved: matrix product by forall
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
public class KaMat {
static final double[][] a = new double[8][8], b = new double[8][8], c = new double[8][8];
 public static void main(String[] args) { launchHabaneroApp(() -> {
forall(0, 7, 0, 7, (i, j) -> { a[i][j] = i; b[i][j] = j; });
forall(0, 7, 0, 7, (i, j) -> { for (int k = 0; k < 8; k++) c[i][j] += a[i][k] * b[k][j]; });
assert c[1][1] == 8 : c[1][1];
 }); }
}
