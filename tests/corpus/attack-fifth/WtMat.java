// truth: violated assertion because Objects.nonNull over WeakReference.get through removeIf: the collector may clear it before
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
public class WtMat {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 List<WeakReference<Object>> l = new ArrayList<>();
 finish(() -> { async(() -> { l.add(new WeakReference<>(new Object())); }); });
 l.removeIf(r -> r.get() == null);
 assert l.size() == 1;
 }); }
}
