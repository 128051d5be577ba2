// truth: proved: two rounds, neighbours are read behind the barrier
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
public class PhTwoRounds {
static int[] a = new int[2], b = new int[2];
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT); for (int i = 0; i < 2; i++) { int k = i; asyncPhased(p.inMode(SIG_WAIT), () -> { a[k] = k + 1; next(); b[k] = a[1-k]; next(); a[k] = b[1-k]; }); } }); assert a[0] == 1 && a[1] == 2;
 }); }
}
