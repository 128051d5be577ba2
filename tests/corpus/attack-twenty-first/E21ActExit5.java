// truth: assertion: the actor may have processed none (exit before it takes any), one (x=1) or both messages (x=5) before exit, which drops those not yet taken
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
public class E21ActExit5 {
 static int x;
 static class Act extends Actor<Integer> { protected void process(Integer m) { isolated(() -> { x = (x*2+m)%16; }); } }
 public static void main(String[] args) {
 launchHabaneroApp(() -> {
 finish(() -> {
  Act act = new Act(); act.start();
  act.send(1); act.send(3); act.exit();
 });
 assert x != 5;
 });
 }
}
