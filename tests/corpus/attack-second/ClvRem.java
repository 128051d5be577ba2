// truth: violated: (assertion) task 1 removes the value, task 2 asks for it before or after and so may compute it again
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
public class ClvRem {
 static final AtomicInteger n = new AtomicInteger();
 static final ClassValue<Integer> CV = new ClassValue<Integer>() { protected Integer computeValue(Class<?> c) { return n.incrementAndGet(); } };
 public static void main(String[] args) { launchHabaneroApp(() -> {
 CV.get(Integer.class);
 finish(() -> { async(() -> { int v = CV.get(Integer.class); assert v == 1; }); async(() -> { CV.remove(Integer.class); }); });
 }); }
}
