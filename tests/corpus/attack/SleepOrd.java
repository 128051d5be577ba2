// truth: violated: (assertion) the sleeping task may still be first: sleep orders nothing
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SleepOrd {
 static volatile int x;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { Thread.sleep(100); } catch (InterruptedException e) { } x = 1; }); async(() -> { x = 2; }); });
 assert x == 1;
 }); }
}
