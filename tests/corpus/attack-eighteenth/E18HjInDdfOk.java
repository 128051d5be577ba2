// Truth: proved. the initialiser writes the array, then gives it away.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E18HjInDdfOk {
    static HjDataDrivenFuture<int[]> d, e; static class W implements HjSuspendable { final int[] l; W(int[] l) { this.l = l; } public void run() { l[0] += 5; } } static void ini() throws SuspendableException { int[] l = new int[1]; l[0]++; d.put(l); } static class C { static { try { ini(); } catch (SuspendableException x) { throw new Error(x); } } static void f() { } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            d = newDataDrivenFuture(); e = newDataDrivenFuture();
            finish(() -> {
                async(() -> { C.f(); });
                async(() -> { C.f(); });
                async(() -> { int[] l = d.get(); l[0]++; });
                async(() -> { ; });
            });
            
        });
    }
}
