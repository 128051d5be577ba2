// truth: violated exception because the list grows between two steps of the iterator in one of the orders: ConcurrentModificationException
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
public class ItIso {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 List<Integer> l = new ArrayList<>(List.of(1, 2));
 finish(() -> { async(() -> { Iterator<Integer>[] it = new Iterator[1]; isolated(() -> { it[0] = l.iterator(); it[0].next(); }); isolated(() -> { it[0].next(); }); }); async(() -> isolated(() -> l.add(3))); });
 }); }
}
