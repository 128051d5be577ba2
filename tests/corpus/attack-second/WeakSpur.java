// truth: violated: (assertion) weakCompareAndSetVolatile may fail spuriously
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
public class WeakSpur {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 AtomicInteger a = new AtomicInteger(0);
 assert a.weakCompareAndSetVolatile(0, 1);
 }); }
}
