// truth: violated assertion because a shared reader gives the next character to whoever comes
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
public class MsScan {
 static int a;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 StringReader r = new StringReader("xyz");
 finish(() -> { async(() -> { try { a = r.read(); } catch (IOException e) { } }); async(() -> { try { r.skip(1); } catch (IOException e) { } }); async(() -> { try { r.read(); } catch (IOException e) { } }); });
 assert a != 'z';
 }); }
}
