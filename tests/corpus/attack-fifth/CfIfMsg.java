// truth: proved because the second use names the class itself, which became erroneous with its interface
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
interface CfIfMsgI { int K = CfIfMsg.boom(); default void d() {} }
class CfIfMsgC implements CfIfMsgI { static int v = 3; }
@SuppressWarnings("all")
public class CfIfMsg {
 static int boom() { throw new RuntimeException("boom"); }
 static String first, second;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { int x = CfIfMsgC.v; } catch (ExceptionInInitializerError e) { first = "e"; } try { int x = CfIfMsgC.v; } catch (NoClassDefFoundError e) { second = e.getMessage(); } }); });
 assert "e".equals(first); assert second.equals("Could not initialize class CfIfMsgC") : second;
 }); }
}
