// truth: violated: (race) the function of a LongAccumulator may run in both tasks at once
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
public class LaSide {
 static int n; static final LongAccumulator a = new LongAccumulator((p, q) -> { n++; return p + q; }, 0);
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a.accumulate(1); }); async(() -> { a.accumulate(2); }); });
 }); }
}
