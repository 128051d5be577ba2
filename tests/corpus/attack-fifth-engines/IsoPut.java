// truth: proved because T2's isolated body cannot begin before T1's, in which the future is put, has ended
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
public class IsoPut {
static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> {
  async(() -> { isolated(() -> { d.put(1); x = 1; }); });
  async(() -> { d.get(); isolated(() -> { }); int t = x; });
});

        });
    }
}
