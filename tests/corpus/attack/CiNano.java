// truth: violated: (assertion) initialiser looks at the clock
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiNano {
 static long q; static class K { static final long v = System.nanoTime(); }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { long x = K.v; }); async(() -> { q = System.nanoTime(); }); });
 assert K.v < q;
 }); }
}
