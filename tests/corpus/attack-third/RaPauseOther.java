// truth: violated: (deadlock) another task pauses the actor for ever
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
public class RaPauseOther {
static class A extends Actor<Integer> { protected void process(Integer m) { exit(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
A a = new A();
finish(() -> { a.start(); async(() -> { try { a.pause(); } catch (IllegalStateException e) { } }); a.send(1); });
 }); }
}
