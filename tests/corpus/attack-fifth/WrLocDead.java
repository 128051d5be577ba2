// truth: violated deadlock because two locks, one a Locale that only the library takes, in both orders
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
public class WrLocDead {
 static final Object L = new Object();
 static class W extends Writer { W() { super(Locale.FRANCE); } public void write(char[] c, int o, int l) { synchronized (L) { } } public void flush() {} public void close() {} }
 static class V extends Writer { V() { super(L); } public void write(char[] c, int o, int l) { try { new W().write("q"); } catch (IOException e) { } } public void flush() {} public void close() {} }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { new W().write("a"); } catch (IOException e) { } }); async(() -> { try { new V().write("b"); } catch (IOException e) { } }); });
 }); }
}
