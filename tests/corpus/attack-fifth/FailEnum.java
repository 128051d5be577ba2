// truth: proved because an enum whose constructor throws fails for all: valueOf, values and the switch
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
public class FailEnum {
 enum K { A; K() { if (true) throw new RuntimeException("k"); } }
 static int n; static int f(K k) { switch (k) { case A: return 1; default: return 2; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { K.valueOf("A"); } catch (ExceptionInInitializerError e) { n++; } try { K.values(); } catch (NoClassDefFoundError e) { n++; } try { f(null); } catch (NullPointerException e) { n += 100; } catch (ExceptionInInitializerError e) { n += 10; } catch (NoClassDefFoundError e) { n += 1000; } }); });
 assert n == 12 || n == 1002 : n;
 }); }
}
