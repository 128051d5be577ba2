// truth: proved: an actor sends to itself and counts down
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class ActSelf {
 static class A extends Actor<Integer> { int n; protected void process(Integer m) { n++; if (m == 0) exit(); else send(m - 1); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 A a = new A();
 finish(() -> { a.start(); a.send(3); });
 assert a.n == 4;
 }); }
}
