// truth: proved because whoever uses C lies behind its initialiser, which writes k
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
public class FaCls {
static int k; static class C { static int v = ++k; static void use() { } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { C.use(); int t = k; }); async(() -> { C.use(); int t = k; }); });
        });
    }
}
