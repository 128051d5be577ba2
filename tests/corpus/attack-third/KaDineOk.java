// truth: proved: three philosophers in order
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
public class KaDineOk {
static final Object[] f = {new Object(), new Object(), new Object()};
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 3; i++) { int a = Math.min(i, (i + 1) % 3), b = Math.max(i, (i + 1) % 3); async(() -> { synchronized (f[a]) { synchronized (f[b]) { } } }); } });
 }); }
}
