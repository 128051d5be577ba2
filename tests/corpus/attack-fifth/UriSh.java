// truth: proved because two tasks ask one URI for its parts
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
public class UriSh {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 URI u = URI.create("http://h:80/a%20b?q=1#f");
 finish(() -> { async(() -> { assert u.getPath().equals("/a b") && u.hashCode() == URI.create("http://h:80/a%20b?q=1#f").hashCode(); }); async(() -> { assert u.toString().length() == 23 && u.getQuery().equals("q=1") && u.getFragment().equals("f"); }); });
 }); }
}
