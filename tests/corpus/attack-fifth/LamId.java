// truth: proved because each lambda that captures is its own object by HotSpot and by javac; two evaluations with different captures differ
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
public class LamId {
 static Runnable mk(int i) { return () -> System.out.print(i); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Runnable[] r = new Runnable[2];
 finish(() -> { async(() -> r[0] = mk(1)); async(() -> r[1] = mk(2)); });
 assert r[0] != r[1];
 }); }
}
