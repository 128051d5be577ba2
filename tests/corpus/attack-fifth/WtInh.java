// truth: violated assertion because the weakly held value of a subclass of WeakReference may be cleared before the task asks
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
public class WtInh {
 static class Mine extends WeakReference<Object> { Mine(Object o) { super(o); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 List<Mine> l = new ArrayList<>();
 finish(() -> { async(() -> { l.add(new Mine(new Object())); }); });
 assert l.stream().map(Mine::get).filter(Objects::nonNull).count() == 1;
 }); }
}
