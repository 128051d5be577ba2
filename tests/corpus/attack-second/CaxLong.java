// truth: violated: (race) compareAndExchangeRelease of an AtomicLong reads without acquire
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
public class CaxLong {
 static final AtomicLong a = new AtomicLong(0); static int d;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { d = 5; a.set(1); }); async(() -> { if (a.compareAndExchangeRelease(1, 2) == 1) { int r = d; } }); });
 }); }
}
