// truth: proved because large arrays one after another; only the limit of memory is at stake
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
public class TlMem {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { long[][] a = new long[10][]; for (int i = 0; i < 10; i++) { a[i] = new long[20_000_000]; Arrays.fill(a[i], 7); } assert a[9][5] == 7; }); });
 }); }
}
