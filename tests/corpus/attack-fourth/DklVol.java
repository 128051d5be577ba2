// truth: proved: Peterson with volatile turn
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
public class DklVol {
static volatile boolean a, b; static volatile int turn; static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { a = true; turn = 1; while (b && turn == 1) Thread.yield(); x++; a = false; }); async(() -> { b = true; turn = 0; while (a && turn == 0) Thread.yield(); x++; b = false; }); }); assert x == 2;
 }); }
}
