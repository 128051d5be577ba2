// truth: violated: (deadlock) if task 2 begins, K's initialiser waits for e, which task 1 puts only after it has used K; if task 1 begins, it is inside and waits as well... task 1 puts first only if it sees the flag: here it uses K under isolated c==0 only
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiFut2 {
 static class D2 { static HjDataDrivenFuture<Integer> e; } static int c;
 static class K { static int v; static { v = D2.e.get(); } static void touch() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 D2.e = newDataDrivenFuture();
 finish(() -> {
   async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = c; c = 1; }); if (s[0] == 2) K.touch(); D2.e.put(1); });
   async(() -> { isolated(() -> { c = 2; }); K.touch(); });
 });
 }); }
}
