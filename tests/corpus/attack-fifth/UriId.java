// truth: violated assertion because the decoded path is kept when first asked: two tasks at once may make two texts
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
public class UriId {
 static String a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 URI u = URI.create("http://h/a%20b");
 finish(() -> { async(() -> { a = u.getPath(); }); async(() -> { b = u.getPath(); }); });
 assert a == b;
 }); }
}
