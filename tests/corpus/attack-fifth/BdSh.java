// truth: proved because two tasks calculate with one BigDecimal and print it
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
public class BdSh {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 BigDecimal d = new BigDecimal("1234567890123456789012.5");
 finish(() -> { async(() -> { assert d.toString().length() == 24 && d.precision() == 23; }); async(() -> { assert d.add(BigDecimal.ONE).toPlainString().endsWith("3.5") && d.hashCode() == d.hashCode(); }); });
 }); }
}
