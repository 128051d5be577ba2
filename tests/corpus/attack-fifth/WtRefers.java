// truth: violated assertion because refersTo(null) may become true when the collector clears the reference
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
public class WtRefers {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 WeakReference<Object>[] r = new WeakReference[1];
 finish(() -> { async(() -> { r[0] = new WeakReference<>(new Object()); }); });
 assert !r[0].refersTo(null);
 }); }
}
