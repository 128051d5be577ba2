// truth: proved because two tasks ask a record for its components and call the accessors
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
public class RecRef {
 record P(int x, List<String> l) {}
 static int ask() { try { int n = 0; for (RecordComponent c : P.class.getRecordComponents()) { n += c.getAccessor().invoke(new P(1, List.of())).toString().length() + c.getGenericType().toString().length(); } return n; } catch (ReflectiveOperationException e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { assert ask() > 0; }); async(() -> { assert ask() > 0; }); });
 }); }
}
