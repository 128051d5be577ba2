// truth: proved: a stack overflow is caught and the finally blocks are run
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
public class DaSoe {
static int d; static void f() { d++; try { f(); } finally { d--; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
try { f(); assert false; } catch (StackOverflowError e) { assert d == 0; }
 }); }
}
