// truth: proved: one of two offers to a queue of one succeeds
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.zip.*;
import java.lang.invoke.*;
@SuppressWarnings("all")
public class AbqOffer {

 public static void main(String[] args) { launchHabaneroApp(() -> {
ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1); AtomicInteger n = new AtomicInteger();
finish(() -> { async(() -> { if (q.offer(1)) n.incrementAndGet(); }); async(() -> { if (q.offer(2)) n.incrementAndGet(); }); }); assert n.get() == 1 && q.size() == 1;
 }); }
}
