// truth: violated: (deadlock) as IsoGetA with isolation on an object
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoGetObj {
 static final Object O = new Object();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> {
   async(() -> { isolated(O, () -> { }); d.put(1); });
   async(() -> { isolated(O, () -> { d.get(); }); });
 });
 }); }
}
