// truth: violated assertion because the views serve as keys of an identity map: one or two of them
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
public class ViewIdMap {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Map<String,Integer> m = new HashMap<>(); IdentityHashMap<Object,Integer> im = new IdentityHashMap<>();
 finish(() -> { async(() -> { Object v = m.keySet(); isolated(() -> im.put(v, 1)); }); async(() -> { Object v = m.keySet(); isolated(() -> im.put(v, 2)); }); });
 assert im.size() == 1;
 }); }
}
