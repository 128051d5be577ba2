// truth: violated: (assertion) initialiser draws from a shared Random: order with the other task's draw decides
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiRand {
 static final Random R = new Random(1);
 static class K { static final int v = R.nextInt(); }
 static int o;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { o = K.v; }); async(() -> { R.nextInt(); }); });
 assert K.v == new Random(1).nextInt();
 }); }
}
