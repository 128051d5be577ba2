// truth: violated: (race) onPostStart runs in the actor's task
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class EaPostStartBad {
static class A extends Actor<Integer> { int n; protected void onPostStart() { n = 5; } protected void process(Integer m) { exit(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
A a = new A();
finish(() -> { a.start(); int r = a.n; a.send(1); });
 }); }
}
