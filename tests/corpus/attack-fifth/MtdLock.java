// truth: violated assertion because the name of a method is an interned text that both tasks lock: who comes first decides
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
public class MtdLock {
 public static void someName() {}
 static int x = 1;
 static String nm() { try { return MtdLock.class.getMethod("someName").getName(); } catch (NoSuchMethodException e) { return null; } }
 static { nm(); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { synchronized (nm()) { x = x * 2; } }); async(() -> { synchronized ("someName") { x = x + 1; } }); });
 assert x == 3;
 }); }
}
