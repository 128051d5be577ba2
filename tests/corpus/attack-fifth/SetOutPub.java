// truth: violated race because System.out is no volatile field: it hands over an object of the program without order
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
public class SetOutPub {
 static class PS extends PrintStream { int x; PS() { super(new ByteArrayOutputStream()); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { PS p = new PS(); p.x = 1; System.setOut(p); }); async(() -> { PrintStream q = System.out; if (q instanceof PS) { int r = ((PS) q).x; } }); });
 }); }
}
