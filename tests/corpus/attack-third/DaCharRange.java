// truth: proved: new String of a range reads the range only
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
public class DaCharRange {
static final char[] c = {'a', 'b', 'c'};
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { c[2] = 'x'; }); async(() -> { assert new String(c, 0, 2).equals("ab"); }); });
 }); }
}
