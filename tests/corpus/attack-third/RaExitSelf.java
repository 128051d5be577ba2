// truth: proved: an actor that exits by itself has taken all messages of one sender before the last
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
public class RaExitSelf {
static class A extends Actor<Integer> { int n; protected void process(Integer m) { n += m; if (m == 3) exit(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
A a = new A();
finish(() -> { a.start(); for (int i = 1; i < 4; i++) a.send(i); });
assert a.n == 6;
 }); }
}
