// truth: proved because an enum cannot be made by reflection: IllegalArgumentException always, so the flag is set
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
public class RfEnumNew {
 enum Co { A, B }
 static boolean refused;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { Constructor<?> c = Co.class.getDeclaredConstructors()[0]; c.setAccessible(true); c.newInstance("C", 7); } catch (IllegalArgumentException e) { refused = true; } catch (Exception e) { } }); });
 assert refused;
 }); }
}
