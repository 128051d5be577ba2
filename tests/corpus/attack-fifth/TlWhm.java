// truth: proved because all keys are held by a list; only a limit of time is at stake (must end within it)
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
public class TlWhm {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 List<Object> keys = new ArrayList<>();
 Map<Object,Integer> m = new WeakHashMap<>();
 for (int i = 0; i < 20000; i++) { Object k = new Object(); keys.add(k); m.put(k, i); }
 finish(() -> { async(() -> { assert m.size() == 20000; }); });
 assert keys.size() == 20000;
 }); }
}
