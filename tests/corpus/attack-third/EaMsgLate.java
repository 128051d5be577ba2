// truth: violated: (race) the sender changes the message behind the send
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
public class EaMsgLate {
static class A extends Actor<int[]> { protected void process(int[] m) { if (m[0] == 0) exit(); else exit(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
A a = new A();
finish(() -> { a.start(); int[] m = new int[1]; a.send(m); m[0] = 1; });
 }); }
}
