// truth: proved because the identity hash of an object does not change, whoever asks first
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
public class MsHash {
 static int a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Object o = new Object();
 finish(() -> { async(() -> isolated(() -> { a = o.hashCode(); })); async(() -> isolated(() -> { b = System.identityHashCode(o); })); });
 assert a == b && o.hashCode() == a;
 }); }
}
