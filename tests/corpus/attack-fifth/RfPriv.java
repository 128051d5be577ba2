// truth: violated exception because Field.getInt of a private field of a top-level class that is no nest mate, without setAccessible, throws IllegalAccessException: wrapped and thrown
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
class RfPrivOther { private int x = 5; }
@SuppressWarnings("all")
public class RfPriv {
 static int got(Object o) { try { Field f = RfPrivOther.class.getDeclaredField("x"); return f.getInt(o); } catch (ReflectiveOperationException e) { throw new IllegalStateException(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 RfPrivOther o = new RfPrivOther();
 finish(() -> { async(() -> { int v = got(o); assert v == 5; }); });
 }); }
}
