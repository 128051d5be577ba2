// truth: violated: (assertion) lost update between get and set of an atomic that is kept by a ClassValue
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class ClvAtom {
 static final ClassValue<AtomicInteger> CV = new ClassValue<AtomicInteger>() { protected AtomicInteger computeValue(Class<?> c) { return new AtomicInteger(); } };
 public static void main(String[] args) { launchHabaneroApp(() -> {
 CV.get(Integer.class);
 finish(() -> { async(() -> { CV.get(Integer.class).set(CV.get(Integer.class).get() + 1); }); async(() -> { CV.get(Integer.class).incrementAndGet(); }); });
 assert CV.get(Integer.class).get() == 2;
 }); }
}
