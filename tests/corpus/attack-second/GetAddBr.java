// truth: violated: (assertion) whoever gets 1 from getAndAdd fails; one of the two does in every schedule
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
public class GetAddBr {
 static final AtomicLong a = new AtomicLong(0);
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { forasync(0, 1, (i) -> { if (a.getAndAdd(3) == 3 && i == 0) assert false; }); });
 }); }
}
