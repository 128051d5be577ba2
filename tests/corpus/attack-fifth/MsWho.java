// truth: violated assertion because three tasks take tickets from one Random in isolated; the assertion fails in one order of the six
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
public class MsWho {
 static int a, b, c;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Random r = new Random(7);
 finish(() -> { async(() -> isolated(() -> a = r.nextInt(100))); async(() -> isolated(() -> b = r.nextInt(100))); async(() -> isolated(() -> c = r.nextInt(100))); });
 Random q = new Random(7); int x = q.nextInt(100), y = q.nextInt(100), z = q.nextInt(100);
 assert !(a == z && b == y && c == x);
 }); }
}
