// truth: proved: onPostStart lies before the first message
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
public class EaPostStart {
static class A extends Actor<Integer> { int n; protected void onPostStart() { n = 5; } protected void process(Integer m) { assert n == 5; exit(); } protected void onPostExit() { n = 6; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
A a = new A();
finish(() -> { a.start(); a.send(1); });
assert a.n == 6;
 }); }
}
