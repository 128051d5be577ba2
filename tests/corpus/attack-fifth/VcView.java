// truth: violated assertion because both tasks may find the cached key set empty and make one each: the two views are different objects
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
@SuppressWarnings("all")
public class VcView {
 static Set<String> a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Map<String,Integer> m = new HashMap<>(); m.put("x", 1);
 finish(() -> { async(() -> { a = m.keySet(); }); async(() -> { b = m.keySet(); }); });
 assert a == b;
 }); }
}
