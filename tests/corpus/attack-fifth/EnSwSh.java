// truth: proved because two tasks switch over an enum for the first time
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
public class EnSwSh {
 enum K { A, B } static int f(K k) { switch (k) { case A: return 1; default: return 2; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { assert f(K.A) == 1; }); async(() -> { assert f(K.B) == 2 && EnumSet.allOf(K.class).size() == 2 && K.valueOf("A") == K.A; }); });
 }); }
}
