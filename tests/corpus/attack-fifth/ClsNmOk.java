// truth: proved because the name of a class is made once and kept in the class object
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
public class ClsNmOk {
 static int n;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 String.class.getName();
 finish(() -> { async(() -> { synchronized (String.class.getName()) { n++; } }); async(() -> { synchronized (String.class.getName()) { n++; } }); });
 assert n == 2;
 }); }
}
