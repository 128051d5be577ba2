// truth: violated exception because the buffer grows between the look at its length and the copy of its characters: they do not fit, an index is out of bounds
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
public class SbAppEx {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 StringBuilder a = new StringBuilder("ab"); StringBuffer b = new StringBuffer("ab");
 finish(() -> { async(() -> { a.append(b); }); async(() -> { b.append("0123456789012345678901234567890123456789"); }); });
 }); }
}
