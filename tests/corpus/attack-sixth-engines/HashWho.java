// truth: proved because the hash of an object is the same number whoever asks, or else both numbers are explored: it is never 0
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
public class HashWho {
static int n, h;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 2; i++) async(() -> { int[] t = new int[1]; isolated(() -> { t[0] = ++n; }); if (t[0] == 1) h = System.identityHashCode(new Object()); }); });
System.out.println(h); assert h != 0;
        });
    }
}
