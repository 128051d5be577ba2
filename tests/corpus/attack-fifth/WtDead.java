// truth: violated assertion because the only strong reference is a local variable that is not used again: the collector may clear the weak one
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
public class WtDead {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { Object k = new Object(); WeakReference<Object> r = new WeakReference<>(k); assert r.get() != null; }); });
 }); }
}
