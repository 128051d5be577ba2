// truth: violated assertion because the mark of the pair changes and changes back: only the stamp knows
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
public class MsStamp {
 static boolean ok;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 AtomicStampedReference<String> r = new AtomicStampedReference<>("a", 0); int[] st = {0};
 finish(() -> { async(() -> { isolated(() -> { st[0] = r.getStamp(); }); isolated(() -> { ok = r.compareAndSet("a", "z", st[0], 9); }); }); async(() -> isolated(() -> { r.set("b", 1); r.set("a", 2); })); });
 assert ok;
 }); }
}
