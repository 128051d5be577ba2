// truth: violated: (assertion) exit inside a finish inside a future, beside a task that fails
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
public class ExitFut {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjFuture<Integer> f = future(() -> { finish(() -> { async(() -> { System.exit(0); }); async(() -> { assert false; }); }); return 1; });
 }); }
}
