// truth: violated: (assertion) the actor exits on message 1; whether message 2 was processed depends on the order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ActExit {
 static class A extends Actor<Integer> { int sum; protected void process(Integer m) { sum += m; if (m == 1) exit(); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 A a = new A();
 finish(() -> {
   a.start();
   async(() -> { a.send(1); });
   async(() -> { a.send(2); });
 });
 assert a.sum == 3;
 }); }
}
