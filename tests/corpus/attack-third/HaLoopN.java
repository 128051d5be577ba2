// truth: proved: an actor that sends itself messages until a flag is set
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
public class HaLoopN {
static int y; static class A extends Actor<Integer> { protected void process(Integer m) { boolean[] e = new boolean[1]; isolated(() -> { e[0] = y == 1; }); if (e[0]) exit(); else send(m); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { A a = new A(); a.start(); a.send(1); async(() -> { isolated(() -> { y = 1; }); }); });
 }); }
}
