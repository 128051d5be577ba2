// truth: proved because two tasks ask a class for its type parameters and interfaces
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
public class GenTp {
 static class C<T extends Comparable<T>> implements Comparable<C<T>> { public int compareTo(C<T> o) { return 0; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { assert C.class.getTypeParameters().length == 1; }); async(() -> { assert C.class.getGenericInterfaces()[0].toString().contains("Comparable"); }); });
 }); }
}
