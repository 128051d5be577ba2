// truth: violated assertion because the only key of the weak map is not reachable otherwise, the collector may drop it before size is asked
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
public class WsSync {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Map<Object,String> s = Collections.synchronizedMap(new WeakHashMap<>());
 finish(() -> { async(() -> { s.put(new Object(), "a"); }); });
 System.gc();
 assert s.size() == 1;
 }); }
}
