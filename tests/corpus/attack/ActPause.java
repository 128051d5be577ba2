// truth: violated: (deadlock) resume may come before pause, and then nobody wakes the actor
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ActPause {
 static class A extends Actor<Integer> { protected void process(Integer m) { if (m == 1) pause(); else exit(); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   A a = new A(); a.start();
   async(() -> { a.send(1); a.send(2); });
   async(() -> { a.resume(); });
 });
 }); }
}
