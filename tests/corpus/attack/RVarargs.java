// truth: violated: (race) Arrays.asList wraps the array that is shared
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RVarargs {
 static Integer[] k = { 1, 2, 3 };
 public static void main(String[] args){ launchHabaneroApp(() -> {
 List<Integer> l = Arrays.asList(k);
 finish(() -> { async(() -> { k[1] = 5; }); async(() -> { l.contains(9); }); });
 }); }
}
