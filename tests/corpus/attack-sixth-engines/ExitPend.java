// truth: violated exception because the finish holds an exception when the other task ends the program: the exit may come late
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
public class ExitPend {
static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { throw new IllegalStateException("a"); }); async(() -> { System.exit(0); }); });
        });
    }
}
