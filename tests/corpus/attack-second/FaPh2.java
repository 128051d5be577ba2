// truth: violated: (race) the second phase writes what neighbours still read
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class FaPh2 {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 int[] a = new int[3], s = new int[3];
 forallPhased(0, 2, (i) -> { a[i] = i; next(); s[i] = a[(i + 1) % 3]; a[i] = 9; });
 }); }
}
