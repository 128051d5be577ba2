// truth: violated: (deadlock) K's initialiser waits for e; task 1 puts e only after it has used K: whoever begins, e is never put
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiFut {
 static class D2 { static HjDataDrivenFuture<Integer> e; }
 static class K { static int v; static { v = D2.e.get(); } static void touch() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 D2.e = newDataDrivenFuture();
 finish(() -> {
   async(() -> { K.touch(); D2.e.put(1); });
   async(() -> { K.touch(); });
 });
 }); }
}
