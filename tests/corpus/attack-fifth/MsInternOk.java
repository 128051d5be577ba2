// truth: proved because one of the two is the interned one
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
public class MsInternOk {
 static String a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> isolated(() -> { String s = new String(new char[]{'q', 'y', '9'}); a = s; s.intern(); })); async(() -> isolated(() -> { String s = new String(new char[]{'q', 'y', '9'}); b = s; s.intern(); })); });
 assert (a.intern() == a) != (b.intern() == b);
 }); }
}
