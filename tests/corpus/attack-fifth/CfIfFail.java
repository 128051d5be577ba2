// truth: proved because the initialiser of the interface (it has a default method) fails, so the class is erroneous: each use throws an Error, which both tasks catch; nobody waits
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
interface CfIfFailI { int K = CfIfFail.boom(); default void d() {} }
class CfIfFailC implements CfIfFailI { static int v = 3; }
@SuppressWarnings("all")
public class CfIfFail {
 static int boom() { throw new RuntimeException("boom"); }
 static int caught;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { int x = CfIfFailC.v; } catch (Error e) { caught++; } }); });
 finish(() -> { async(() -> { try { int x = CfIfFailC.v; } catch (Error e) { caught++; } }); });
 assert caught == 2;
 }); }
}
