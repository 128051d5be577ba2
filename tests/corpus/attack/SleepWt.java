// truth: violated: (assertion) sleep against currentTimeMillis in two other tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SleepWt {
 static long a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = System.currentTimeMillis(); try { Thread.sleep(5000); } catch (InterruptedException e) { } }); async(() -> { b = System.currentTimeMillis(); }); });
 assert b - a < 4000 && a - b < 4000;
 }); }
}
