// Charset monitor as a lock for plain data: ordered.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class MonDfs { static java.nio.charset.Charset c = java.nio.charset.Charset.forName("ISO-8859-2"); static int x;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { synchronized (c) { x++; } });
    async(() -> { synchronized (c) { x++; } }); }); assert x == 2; }); } }
