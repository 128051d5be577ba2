// truth: violated assertion because the sizes of the tables of two equal maps differ by history: the order of iteration of colliding keys shows it
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
public class MsDeep {
 static String s;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Map<Integer,Integer> m = new HashMap<>(4);
 finish(() -> { async(() -> isolated(() -> { m.put(17, 1); })); async(() -> isolated(() -> { m.put(1, 1); })); async(() -> isolated(() -> m.put(33, 1))); });
 s = m.keySet().toString();
 assert !s.equals("[33, 1, 17]");
 }); }
}
