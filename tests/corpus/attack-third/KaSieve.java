// truth: proved: a sieve of actors
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
public class KaSieve {
static class S extends Actor<Integer> { final int p; S next; static final List<Integer> primes = new ArrayList<>(); S(int p) { this.p = p; } protected void process(Integer m) { if (m == 0) { if (next != null) next.send(0); exit(); } else if (m % p != 0) { if (next == null) { next = new S(m); next.start(); } else next.send(m); } } protected void onPostExit() { isolated(() -> { primes.add(p); }); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { S s = new S(2); s.start(); for (int i = 3; i < 12; i++) s.send(i); s.send(0); });
assert S.primes.size() == 5;
 }); }
}
