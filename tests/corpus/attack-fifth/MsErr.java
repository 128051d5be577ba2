// truth: violated assertion because checkError of a PrintStream whose stream fails for one of the tasks only if it came second
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
public class MsErr {
 static class F extends OutputStream { int n; public void write(int b) throws IOException { if (++n == 2) throw new IOException(); } }
 static boolean e;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 PrintStream p = new PrintStream(new F());
 finish(() -> { async(() -> isolated(() -> { p.write('a'); p.flush(); e = p.checkError(); })); async(() -> isolated(() -> { p.write('b'); p.flush(); })); });
 assert !e;
 }); }
}
