// truth: proved: the finish around start collects it
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
public class EaActExCaught {
static class A extends Actor<Integer> { protected void process(Integer m) { throw new IllegalStateException(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
A a = new A();
try { finish(() -> { a.start(); a.send(1); a.send(2); }); assert false; } catch (IllegalStateException e) { }
 }); }
}
