// truth: violated: (race) pause does not wait for a message that is being processed: the actor may read x while the task writes it
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
public class ActPauseR {
 static int x;
 static class A extends Actor<Integer> { protected void process(Integer m) { int r = x; exit(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 A a = new A();
 finish(() -> { a.start(); async(() -> { a.send(1); }); async(() -> { a.pause(); x = 1; a.resume(); }); });
 }); }
}
