// truth: proved because forEach of a synchronized list holds its monitor
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
public class SynFor {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
 int[] s = new int[1];
 finish(() -> { async(() -> l.add(3)); async(() -> { l.forEach(x -> s[0] += x); }); });
 assert s[0] == 3 || s[0] == 6;
 }); }
}
