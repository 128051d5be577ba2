// truth: proved because an array of a class that cannot be initialised can be made, as can its class object
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
public class FailArr {
 static class P { static { if (true) throw new IllegalStateException("p"); } }
 static int n;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { new P(); } catch (ExceptionInInitializerError e) { n++; } P[] a = new P[2]; P[][] b = new P[1][1]; n += a.length + P.class.getName().length() - P.class.getName().length() + (a[0] instanceof P ? 1 : 0) + Array.getLength(Array.newInstance(P.class, 3)); }); });
 assert n == 6 : n;
 }); }
}
