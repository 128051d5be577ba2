// truth: violated: (deadlock) as IsoGetA, the tasks the other way round
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoGetB {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> {
   async(() -> { isolated(() -> { d.get(); }); });
   async(() -> { isolated(() -> { }); d.put(1); });
 });
 }); }
}
