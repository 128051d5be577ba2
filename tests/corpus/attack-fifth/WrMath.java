// truth: violated assertion because as WrLocale2, the lock is the class object of Math
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
public class WrMath {
 static class W extends Writer { W() { super(Math.class); } public void write(char[] c, int o, int l) { log += c[o]; } public void flush() {} public void close() {} }
 static String log = "";
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { new W().write("a"); } catch (IOException e) { } }); async(() -> { try { new W().write("b"); } catch (IOException e) { } }); });
 assert log.equals("ba") || log.equals("a");
 }); }
}
