// truth: violated: (assertion) the initialiser sends 1; a task that runs it sends 2 before: order depends on who does
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
public class CiSend {
 static class A extends Actor<Integer> { int first; protected void process(Integer m) { if (m == 9) { exit(); return; } if (first == 0) first = m; } }
 static A a;
 static class K { static { a.send(1); } static void touch() { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 a = new A();
 finish(() -> { a.start(); finish(() -> { async(() -> { a.send(2); K.touch(); }); async(() -> { K.touch(); }); }); a.send(9); });
 assert a.first == 2;
 }); }
}
