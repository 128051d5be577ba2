// truth: violated exception because an initialiser that runs out of stack leaves its class erroneous: NoClassDefFoundError at the next use
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
public class SoInit {
 static class Deep { static int v; static { v = go(0) + 7; } static int go(int i) { return go(i + 1) + 1; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { int x = Deep.v; } catch (StackOverflowError e) { } }); });
 int y = Deep.v;
 }); }
}
