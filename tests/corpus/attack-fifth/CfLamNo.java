// truth: proved because making a lambda of an interface without default methods does not initialise it
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
public class CfLamNo {
 static int w;
 interface F { int K = CfLamNo.set(); void run(); }
 static int set() { w = 5; return 1; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { F f = () -> {}; f.run(); }); async(() -> { int r = w; assert r == 0; }); });
 assert w == 0;
 }); }
}
