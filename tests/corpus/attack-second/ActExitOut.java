// truth: violated: (race) exit from outside does not wait for the message that is being processed
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
public class ActExitOut {
 static int x;
 static class A extends Actor<Integer> { protected void process(Integer m) { x++; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 A a = new A();
 finish(() -> { a.start(); a.send(1); async(() -> { a.exit(); x = 7; }); });
 }); }
}
