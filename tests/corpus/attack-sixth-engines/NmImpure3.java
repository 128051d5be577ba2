// truth: violated race because the initialiser writes k, which another task that also uses C reads before its own use
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
public class NmImpure3 {
static int k; static class C { static int v = ++k; static void use() { } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { C.use(); }); async(() -> { int t = k; C.use(); }); });
        });
    }
}
