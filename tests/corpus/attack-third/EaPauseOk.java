// truth: proved: resumed before anything is waited for
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
public class EaPauseOk {
static HjDataDrivenFuture<Integer> d;
static class A extends Actor<Integer> { protected void process(Integer m) { if (m == 1) d.put(1); else exit(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
d = newDataDrivenFuture();
A a = new A();
finish(() -> { a.start(); a.send(1); a.pause(); a.resume(); d.get(); a.send(2); });
 }); }
}
