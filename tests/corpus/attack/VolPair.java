// truth: violated: (assertion) Dekker without turn: both may see the other's flag and neither enters - fine; assert that somebody enters fails
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class VolPair {
 static volatile boolean a, b; static int in;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { a = true; if (!b) isolated(() -> { in++; }); });
   async(() -> { b = true; if (!a) isolated(() -> { in++; }); });
 });
 assert in == 1;
 }); }
}
