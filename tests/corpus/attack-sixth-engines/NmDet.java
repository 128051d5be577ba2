// truth: violated nondeterminism because the last one wins
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
public class NmDet {
static int k;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { isolated(() -> { k = 1; }); }); async(() -> { isolated(() -> { k = 2; }); }); });
System.out.println(k);
        });
    }
}
