// truth: violated: (race) if the other task initialises C, nothing orders the write of x before the reader, which learns only from the metrics that both are done
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.zip.*;
import java.lang.invoke.*;
@SuppressWarnings("all")
public class MetCls {
static class C { static int k; static { k = 1; } } static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { x = 1; int u = C.k; doWork(1); }); async(() -> { int u = C.k; doWork(1); }); async(() -> { if (abstractMetrics().totalWork() == 2) { int u = C.k; int z = x; } }); });
 }); }
}
