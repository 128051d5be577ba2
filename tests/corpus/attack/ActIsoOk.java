// truth: proved: sends inside isolated are numbered by a counter and so arrive in order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ActIsoOk {
 static int c;
 static class A extends Actor<Integer> { int n; protected void process(Integer m) { assert m == n; if (++n == 3) exit(); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   A a = new A(); a.start();
   for (int i = 0; i < 3; i++) async(() -> { isolated(() -> { a.send(c); c++; }); });
 });
 }); }
}
