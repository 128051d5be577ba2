// truth: proved: exception of an inner finish is caught and the tasks are joined
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
public class CcFinNest {
static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
try { finish(() -> { async(() -> { x = 1; throw new IllegalStateException("a"); }); }); assert false; }
catch (IllegalStateException e) { assert x == 1; x = 2; }
 }); }
}
