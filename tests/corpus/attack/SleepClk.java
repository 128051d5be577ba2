// truth: violated: (assertion) the clock moves by more than a second between two looks if the other task sleeps in between
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SleepClk {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { try { Thread.sleep(2000); } catch (InterruptedException e) { } });
   async(() -> { long t = System.nanoTime(); Thread.yield(); long u = System.nanoTime(); assert u - t < 1000000000L; });
 });
 }); }
}
