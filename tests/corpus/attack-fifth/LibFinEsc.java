// truth: violated race because an object of the library with final fields is handed over through a plain static: the static itself is raced on
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
public class LibFinEsc {
 static BigDecimal d;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { d = new BigDecimal("1.5"); }); async(() -> { BigDecimal e = d; if (e != null) e.toString(); }); });
 }); }
}
