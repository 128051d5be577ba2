// truth: violated assertion because AbstractMap.values of the program's own map: both tasks may make a view each
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
public class AbsView {
 static class M extends AbstractMap<String,Integer> { public Set<Map.Entry<String,Integer>> entrySet() { return Set.of(Map.entry("a", 1)); } }
 static Object a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 M m = new M();
 finish(() -> { async(() -> { a = m.values(); }); async(() -> { b = m.values(); }); });
 assert a == b;
 }); }
}
