// truth: proved because a static method of an interface initialises it once; the value is seen by both without a race
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
public class IfStat {
 interface I { int[] K = {CountUp.next()}; static int get() { return K[0]; } }
 static class CountUp { static final AtomicInteger n = new AtomicInteger(); static int next() { return n.incrementAndGet(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { assert I.get() == 1; }); async(() -> { assert I.K[0] == 1; }); });
 assert CountUp.n.get() == 1;
 }); }
}
