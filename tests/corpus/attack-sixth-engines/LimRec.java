// truth: proved because a stack overflow is caught
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
public class LimRec {
static int n; static void r() { n++; r(); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
try { r(); } catch (StackOverflowError e) { n = 1; } finish(() -> { async(() -> { }); }); assert n == 1;
        });
    }
}
