// truth: violated assertion because nothing but the log manager's weak reference holds the logger: the collector may drop it with its level
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
public class LgLost {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { java.util.logging.Logger.getLogger("a.b").setLevel(java.util.logging.Level.FINE); }); });
 System.gc();
 assert java.util.logging.Logger.getLogger("a.b").getLevel() == java.util.logging.Level.FINE;
 }); }
}
