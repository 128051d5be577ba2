// truth: violated assertion because the key may be dropped by the collector before the values are counted
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
public class WsStrm {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 WeakHashMap<Object,String> s = new WeakHashMap<>();
 finish(() -> { async(() -> { s.put(new Object(), "a"); }); });
 assert s.values().stream().count() == 1;
 }); }
}
