// truth: proved because thirty equal tasks bump one counter
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
public class LimIso {
static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 30; i++) async(() -> { isolated(() -> { n++; }); }); }); assert n == 30;
        });
    }
}
