// truth: violated: (race) the body may run while the canceller writes
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
public class FutCancel {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { HjFuture<Integer> f = future(() -> { x = 1; return 1; }); f.cancel(); x = 2; });
 }); }
}
