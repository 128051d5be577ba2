// truth: violated: (race) initialiser spawns a task that writes x; it is joined by the finish of whoever initialises; task 2 reads x after its own finish, without order if task 1 spawned it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiSpawn {
 static int x, r;
 static class S { static HjRunnable w; }
 static class C { static { async(S.w); } static void touch() {} }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 S.w = () -> { x = 1; };
 finish(() -> {
   async(() -> { finish(() -> { C.touch(); }); r = x; });
   async(() -> { C.touch(); });
 });
 }); }
}
