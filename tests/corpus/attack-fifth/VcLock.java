// truth: violated race because both tasks may make a key set each and lock different objects, so the counter is not guarded
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
import java.net.*;
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
public class VcLock {
 static int n;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Map<String,Integer> m = new HashMap<>(); m.put("x", 1);
 finish(() -> { async(() -> { synchronized (m.keySet()) { n++; } }); async(() -> { synchronized (m.keySet()) { n++; } }); });
 }); }
}
