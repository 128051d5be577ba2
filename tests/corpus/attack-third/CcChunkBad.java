// truth: violated: (race) the cell is shared by two chunks
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
public class CcChunkBad {
static int[] c = new int[4];
 public static void main(String[] args) { launchHabaneroApp(() -> {
forallChunked(0, 7, 2, (i) -> { c[i / 3] += i; });
 }); }
}
