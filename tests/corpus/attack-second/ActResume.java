// truth: proved: what was written before resume is seen by the message that resume lets through
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
public class ActResume {
 static int x;
 static class A extends Actor<Integer> { int r; protected void process(Integer m) { if (m == 1) { pause(); async(() -> { x = 5; resume(); }); } else { r = x; exit(); } } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 A a = new A();
 finish(() -> { a.start(); a.send(1); a.send(2); });
 assert a.r == 5;

 }); }
}
