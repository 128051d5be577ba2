// truth: violated exception because removing the last key before hasNext hides the change, only the order in the middle throws
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
public class HmIso {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Map<Integer,Integer> m = new HashMap<>(Map.of(1, 1, 2, 2, 3, 3));
 finish(() -> { async(() -> { Iterator<Integer>[] it = new Iterator[1]; isolated(() -> { it[0] = m.keySet().iterator(); it[0].next(); }); isolated(() -> { if (it[0].hasNext()) it[0].next(); }); isolated(() -> { }); }); async(() -> isolated(() -> m.remove(3))); });
 }); }
}
