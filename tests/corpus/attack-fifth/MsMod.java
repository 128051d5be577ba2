// truth: violated exception because the same contents, but modCount tells that the list was changed and changed back in between
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
public class MsMod {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 List<Integer> l = new ArrayList<>(List.of(1, 2)); Iterator<Integer>[] it = new Iterator[1];
 finish(() -> { async(() -> isolated(() -> { it[0] = l.iterator(); })); async(() -> isolated(() -> { l.add(3); l.remove(2); })); });
 it[0].next();
 }); }
}
