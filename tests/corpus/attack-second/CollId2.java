// truth: proved: as CollId without a latch: both hold their own lock until the other has it too; ids of live threads differ
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
public class CollId2 {
 static long a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> p = newDataDrivenFuture(), q = newDataDrivenFuture();
 finish(() -> {
   async(() -> { }); async(() -> { }); async(() -> { });
   async(() -> { async(() -> { for (int i = 1; i < 11; i++) async(() -> { }); async(() -> { a = Thread.currentThread().getId(); p.put(1); q.get(); }); }); });
   async(() -> { });
   async(() -> { for (int i = 1; i < 10; i++) async(() -> { }); async(() -> { for (int i = 1; i < 10; i++) async(() -> { }); async(() -> { b = Thread.currentThread().getId(); q.put(1); p.get(); }); }); });
 });
 assert a != b;
 }); }
}
