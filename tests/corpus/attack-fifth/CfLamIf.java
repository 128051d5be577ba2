// truth: violated race because making a lambda of an interface with a default method initialises the interface, whose initialiser writes a static that another task reads
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
public class CfLamIf {
 static int w;
 interface F { int K = (w = 5); default void d() {} void run(); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { F f = () -> {}; }); async(() -> { int r = w; }); });
 }); }
}
