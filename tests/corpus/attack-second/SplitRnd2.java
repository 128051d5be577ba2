// truth: violated: (assertion) as SplitRnd with the other comparison: one of the two holds in one order each
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
public class SplitRnd2 {
 static int a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = new SplittableRandom().nextInt(); }); async(() -> { b = new SplittableRandom().nextInt(); }); });
 assert a > b;
 }); }
}
