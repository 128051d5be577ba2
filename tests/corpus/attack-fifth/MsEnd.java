// truth: violated assertion because the name of a thread that ended is kept by its object: the second task sees it only if it came later
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
public class MsEnd {
 static Thread t; static String s;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> isolated(() -> { t = Thread.currentThread(); t.setName("one"); })); async(() -> isolated(() -> { s = t == null ? "none" : t.getName(); })); });
 assert s.equals("none");
 }); }
}
