// truth: violated: (race) a seqlock with plain data
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
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class GaSeqLock {
static volatile int s; static int d;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { s = 1; d = 7; s = 2; }); async(() -> { int a = s; int r = d; int b = s; }); });
 }); }
}
