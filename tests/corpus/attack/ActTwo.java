// truth: violated: (assertion) two senders, either first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ActTwo {
 static class A extends Actor<Integer> { int first = -1, n; protected void process(Integer m) { if (first < 0) first = m; if (++n == 2) { assert first == 1; exit(); } } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   A a = new A(); a.start();
   async(() -> { a.send(1); });
   async(() -> { a.send(2); });
 });
 }); }
}
