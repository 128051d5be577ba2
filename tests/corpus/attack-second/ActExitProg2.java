// truth: proved: the actor ends the program at its first message; the second is never processed; nobody else does anything wrong
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
public class ActExitProg2 {
 static class A extends Actor<Integer> { protected void process(Integer m) { System.exit(0); assert false; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 A a = new A();
 finish(() -> { a.start(); async(() -> { a.send(1); }); async(() -> { a.send(2); }); });
 assert false;
 }); }
}
