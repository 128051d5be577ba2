// truth: proved because a switch over a null enum asks the table of the switch first, which initialises the enum; then ordinal() throws
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
enum SwInitK { A, B; static { SwInit.w = 5; } }
@SuppressWarnings("all")
public class SwInit {
 static int w; static boolean npe;
 static int f(SwInitK k) { switch (k) { case A: return 1; default: return 2; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { f(null); } catch (NullPointerException e) { npe = true; } }); });
 assert npe; assert w == 5;
 }); }
}
