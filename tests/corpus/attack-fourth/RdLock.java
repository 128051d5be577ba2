// truth: violated: (deadlock) Reader locks: read(CharBuffer) / skip lock the given object
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.zip.*;
import java.lang.invoke.*;
@SuppressWarnings("all")
public class RdLock {
static class R extends Reader { Reader in; R(Object l) { super(l); } public int read(char[] c, int o, int n) throws IOException { if (in != null) in.skip(1); return -1; } public void close() { } } static void s(Reader r) { try { r.skip(1); } catch (IOException e) { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { R a = new R(Locale.US), b = new R(Locale.UK); a.in = b; s(a); }); async(() -> { R a = new R(Locale.US), b = new R(Locale.UK); b.in = a; s(b); }); });
 }); }
}
