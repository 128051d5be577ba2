// truth: violated: (race) Arrays.hashCode reads
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RHash {
 static int[] k = new int[9];
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[8] = 1; }); async(() -> { Arrays.hashCode(k); }); });
 }); }
}
