// truth: proved because String.contentEquals and new String hold the buffer's monitor
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
public class SbfCeq {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 StringBuffer b = new StringBuffer("ab"); String[] s = new String[1];
 finish(() -> { async(() -> { "ab".contentEquals(b); s[0] = new String(b); }); async(() -> { b.append("c"); }); });
 assert s[0].length() >= 2;
 }); }
}
