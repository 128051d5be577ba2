// truth: violated: (race) a record's array component is shared
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
public class RecArr {
 record R(int[] a) { }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 R r = new R(new int[1]);
 finish(() -> { async(() -> { r.a()[0] = 1; }); async(() -> { r.hashCode(); int q = r.a()[0]; }); });
 }); }
}
