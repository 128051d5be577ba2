// truth: violated assertion because the updater adds atomically, x++ does not: an update may be lost
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import edu.rice.hj.api.*;
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.lang.annotation.*;
import java.math.*;
import java.net.URI;
import java.text.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import java.util.zip.*;
import java.lang.invoke.*;
@SuppressWarnings("all")
public class FuLost {
 volatile int x; static final AtomicIntegerFieldUpdater<FuLost> U = AtomicIntegerFieldUpdater.newUpdater(FuLost.class, "x");
 public static void main(String[] args) { launchHabaneroApp(() -> {
 FuLost o = new FuLost();
 finish(() -> { async(() -> U.incrementAndGet(o)); async(() -> { o.x++; }); });
 assert o.x == 2;
 }); }
}
