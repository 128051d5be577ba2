// truth: violated deadlock because the class above makes an object of the one below in its initialiser: two tasks, one from each end, wait for each other
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
public class CfSubSup {
 static class P { static final Object o = new Q(); static int p; }
 static class Q extends P { static int q = 4; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { int a = P.p; }); async(() -> { int b = Q.q; }); });
 }); }
}
