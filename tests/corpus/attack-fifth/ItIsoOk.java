// truth: proved because the element that the other task replaces is no structural change
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
public class ItIsoOk {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 List<Integer> l = new ArrayList<>(List.of(1, 2)); int[] s = new int[1];
 finish(() -> { async(() -> { Iterator<Integer>[] it = new Iterator[1]; isolated(() -> { it[0] = l.iterator(); s[0] += it[0].next(); }); isolated(() -> { s[0] += it[0].next(); }); }); async(() -> isolated(() -> l.set(1, 7))); });
 assert s[0] == 3 || s[0] == 8;
 }); }
}
