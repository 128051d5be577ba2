// truth: proved because StringBuilder.append(StringBuffer) takes the buffer's monitor for the length and for the copy; the coder is not written; the copy may be longer than the length asked, which count hides
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
public class SbApp {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 StringBuilder a = new StringBuilder("ab"); StringBuffer b = new StringBuffer("ab");
 finish(() -> { async(() -> { a.append(b); }); async(() -> { b.append("c"); }); });
 }); }
}
