// truth: violated race because Hashtable.putAll holds its own monitor and walks over the other table without that one's
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
public class HtPut {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Hashtable<String,Integer> a = new Hashtable<>(), b = new Hashtable<>(Map.of("x", 1));
 finish(() -> { async(() -> { a.putAll(b); }); async(() -> { b.put("y", 2); }); });
 }); }
}
