// truth: proved because many tasks that do nothing shared
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
public class LimTasks {
static int[] a = new int[20000];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 20000; i++) { int j = i; async(() -> { a[j] = j; }); } });
assert a[77] == 77;
        });
    }
}
