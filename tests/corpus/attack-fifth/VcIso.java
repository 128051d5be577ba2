// truth: proved because the views are made in isolated, so there is one, and both lock it
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
public class VcIso {
 static int n;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Map<String,Integer> m = new HashMap<>(); m.put("x", 1);
 finish(() -> { async(() -> { Object[] o = new Object[1]; isolated(() -> { o[0] = m.values(); }); synchronized (o[0]) { n++; } }); async(() -> { Object[] o = new Object[1]; isolated(() -> { o[0] = m.values(); }); synchronized (o[0]) { n++; } }); });
 assert n == 2;
 }); }
}
