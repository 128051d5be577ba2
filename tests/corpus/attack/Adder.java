// truth: violated: (assertion) LongAdder.sum during updates may be 0, 1 or 2
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Adder {
 static final LongAdder l = new LongAdder();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { l.increment(); }); async(() -> { l.increment(); }); async(() -> { assert l.sum() != 1; }); });
 }); }
}
