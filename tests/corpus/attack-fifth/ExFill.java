// truth: violated race because fillInStackTrace is synchronized, but the program writes a field of its own exception without a lock
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
public class ExFill {
 static class My extends Exception { int n; My() { super("m"); } public synchronized Throwable fillInStackTrace() { n++; return super.fillInStackTrace(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 My e = new My();
 finish(() -> { async(() -> { e.fillInStackTrace(); }); async(() -> { int k = e.n; }); });
 }); }
}
