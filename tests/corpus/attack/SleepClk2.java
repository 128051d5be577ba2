// truth: violated: (assertion) as SleepClk, with the clock read before and after isolated
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SleepClk2 {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { try { Thread.sleep(2000); } catch (InterruptedException e) { } });
   async(() -> { long t = System.currentTimeMillis(); isolated(() -> { c++; }); long u = System.currentTimeMillis(); assert u - t < 1000; });
 });
 }); }
}
