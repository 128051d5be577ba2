// truth: proved because the referents are held by a list, get is asked of many; only the limit of time is at stake
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
public class TlWeak {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 List<Object> keys = new ArrayList<>(); List<WeakReference<Object>> w = new ArrayList<>();
 for (int i = 0; i < 100000; i++) { Object k = new Object(); keys.add(k); w.add(new WeakReference<>(k)); }
 finish(() -> { async(() -> { for (WeakReference<Object> r : w) assert r.get() != null; }); });
 assert keys.size() == 100000;
 }); }
}
