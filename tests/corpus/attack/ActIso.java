// truth: violated: (assertion) sends inside isolated: the order of the bodies is the order of the messages
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ActIso {
 static int c;
 static class A extends Actor<Integer> { String s = ""; protected void process(Integer m) { s += m; if (s.length() == 2) { assert s.equals("01") : s; exit(); } } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   A a = new A(); a.start();
   async(() -> { isolated(() -> { a.send(c == 0 ? 0 : 5); c++; }); });
   async(() -> { isolated(() -> { a.send(c == 0 ? 7 : 1); c++; }); });
 });
 }); }
}
