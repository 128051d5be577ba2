// truth: proved because a field of a record cannot be set by reflection even after setAccessible: IllegalAccessException
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
public class RfRecSet {
 record P(int x) {}
 static boolean refused;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 P p = new P(1);
 finish(() -> { async(() -> { try { Field f = P.class.getDeclaredField("x"); f.setAccessible(true); f.setInt(p, 2); } catch (IllegalAccessException e) { refused = true; } catch (Exception e) { } }); });
 assert refused && p.x() == 1;
 }); }
}
