// truth: violated assertion because it depends on the schedule which task sees the ExceptionInInitializerError
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
@SuppressWarnings("all")
public class CfNcdfeWho {
 static boolean first;
 static class Bad { static int x; static { if (true) throw new IllegalStateException("no"); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { Bad.x = 1; } catch (ExceptionInInitializerError e) { first = true; } catch (NoClassDefFoundError e) { } }); async(() -> { try { Bad.x = 1; } catch (Error e) { } }); });
 assert first;
 }); }
}
