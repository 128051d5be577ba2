// truth: proved because two tasks use immutable collections and their views
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
public class ImmSh {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Map<String,List<Integer>> m = Map.of("a", List.of(1, 2), "b", List.of()); List<Integer> l = Collections.unmodifiableList(new ArrayList<>(List.of(3)));
 finish(() -> { async(() -> { assert m.keySet().size() == 2 && m.values().size() == 2 && l.iterator().next() == 3; }); async(() -> { assert m.entrySet().stream().mapToInt(e -> e.getValue().size()).sum() == 2 && l.hashCode() == 34; }); });
 }); }
}
