// truth: proved because two tasks use one pattern, each with its own matcher
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
public class PatLz {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Pattern p = Pattern.compile("(a|b)*c");
 finish(() -> { async(() -> { assert p.matcher("ababc").matches(); }); async(() -> { assert !p.matcher("abab").matches(); assert p.toString().length() == 7; }); });
 }); }
}
