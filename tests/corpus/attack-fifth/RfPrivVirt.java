// truth: proved because a private method that is invoked by reflection is not overridden by a method of the same name below
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
public class RfPrivVirt {
 static class A { private int f() { return 1; } int g() { return 1; } }
 static class B extends A { int f() { return 2; } int g() { return 2; } }
 static int r, s;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 B b = new B();
 finish(() -> { async(() -> { try { Method m = A.class.getDeclaredMethod("f"); m.setAccessible(true); r = (Integer) m.invoke(b); s = (Integer) A.class.getDeclaredMethod("g").invoke(b); } catch (Exception e) { } }); });
 assert r == 1 : r; assert s == 2;
 }); }
}
