// truth: violated assertion because whether the initialiser fails depends on a counter: it fails only between the two
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
public class MsClsFail {
 static int n; static class C { static int z; static { if (n == 1) throw new IllegalStateException(); } }
 static boolean failed;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> isolated(() -> { try { C.z = 1; } catch (Error e) { } })); async(() -> isolated(() -> n++)); async(() -> isolated(() -> n++)); });
 try { C.z = 2; } catch (NoClassDefFoundError e) { failed = true; }
 assert !failed;
 }); }
}
