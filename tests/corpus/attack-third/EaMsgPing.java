// truth: proved: ping-pong hands on what was written
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
public class EaMsgPing {
static int x;
static class P extends Actor<Object> { P o; int n; protected void process(Object m) { x++; if (x >= 4) { o.send("end"); exit(); } else if (m.equals("end")) { exit(); } else o.send("go"); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
P a = new P(), b = new P(); a.o = b; b.o = a;
finish(() -> { a.start(); b.start(); a.send("go"); });
assert x == 5;
 }); }
}
