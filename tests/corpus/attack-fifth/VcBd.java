// truth: violated assertion because BigDecimal caches its text in a plain field: two tasks at once may make two different strings
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
public class VcBd {
 static String a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 BigDecimal d = new BigDecimal("12345678901234567890.5");
 finish(() -> { async(() -> { a = d.toString(); }); async(() -> { b = d.toString(); }); });
 assert a == b;
 }); }
}
