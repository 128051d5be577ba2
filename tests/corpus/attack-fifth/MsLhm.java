// truth: violated assertion because an access-ordered map remembers which task looked last
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
public class MsLhm {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 LinkedHashMap<Integer,Integer> m = new LinkedHashMap<>(8, 1f, true); m.put(1, 1); m.put(2, 2); m.put(3, 3);
 finish(() -> { async(() -> isolated(() -> m.get(1))); async(() -> isolated(() -> m.get(2))); async(() -> isolated(() -> m.get(3))); });
 assert !m.keySet().toString().equals("[2, 3, 1]");
 }); }
}
