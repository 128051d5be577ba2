// truth: proved because a static final field cannot be set by reflection, setAccessible or not: IllegalAccessException
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
public class RfStatFin {
 static class P { static final Integer F = Integer.valueOf(3); }
 static boolean refused;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { Field f = P.class.getDeclaredField("F"); f.setAccessible(true); f.set(null, 9); } catch (IllegalAccessException e) { refused = true; } catch (Exception e) { } }); });
 assert refused && P.F == 3;
 }); }
}
