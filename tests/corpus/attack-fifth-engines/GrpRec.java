// truth: violated assertion because the recursion's later leaves take the names of earlier ones
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
public class GrpRec {
static int x, y;
static void tree(int n) { if (n == 0) return; finish(() -> { async(() -> { isolated(() -> { x++; }); }); }); finish(() -> { async(() -> {}); async(() -> { isolated(() -> { y++; }); }); }); tree(n - 1); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(() -> { assert x != 2; }); });
  tree(2);
});

        });
    }
}
