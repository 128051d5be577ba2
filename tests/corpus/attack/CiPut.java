// truth: violated: (exception) the initialiser puts into a future; task 2 puts as well: a second put, either order - always fails
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiPut {
 static HjDataDrivenFuture<Integer> d;
 static class K { static boolean was = d.resolved(); static void touch() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 d = newDataDrivenFuture();
 finish(() -> {
   async(() -> { d.put(1); K.touch(); });
   async(() -> { K.touch(); });
 });
 assert K.was;
 }); }
}
