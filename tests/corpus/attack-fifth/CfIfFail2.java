// truth: proved because as CfIfFail, with both tasks side by side and atomic counter
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
import java.net.*;
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
interface CfIfFail2I { int K = CfIfFail2.boom(); default void d() {} }
class CfIfFail2C implements CfIfFail2I { static int v = 3; }
@SuppressWarnings("all")
public class CfIfFail2 {
 static int boom() { throw new RuntimeException("boom"); }
 static final AtomicInteger caught = new AtomicInteger();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { int x = CfIfFail2C.v; } catch (Error e) { caught.incrementAndGet(); } }); async(() -> { try { int x = CfIfFail2C.v; } catch (Error e) { caught.incrementAndGet(); } }); });
 assert caught.get() == 2;
 }); }
}
