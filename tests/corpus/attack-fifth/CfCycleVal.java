// truth: violated assertion because from which end the cycle is entered decides the values; main enters at A or B after an isolated race of flags
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
public class CfCycleVal {
 static boolean aFirst, done;
 static class A { static int x = B.y + 1; }
 static class B { static int y = A.x + 1; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> isolated(() -> { if (!done) { done = true; aFirst = true; } })); async(() -> isolated(() -> { if (!done) { done = true; } })); });
 int v = aFirst ? A.x : B.y - 1 + A.x;
 assert A.x == 2;
 }); }
}
