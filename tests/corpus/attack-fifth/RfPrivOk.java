// truth: proved because the IllegalAccessException is always thrown and caught, so the flag is always set
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
class RfPrivOkOther { private int x = 5; private void m() {} private RfPrivOkOther(int a) {} RfPrivOkOther() {} }
@SuppressWarnings("all")
public class RfPrivOk {
 static boolean f, m, c;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 RfPrivOkOther o = new RfPrivOkOther();
 finish(() -> { async(() -> {
  try { RfPrivOkOther.class.getDeclaredField("x").getInt(o); } catch (IllegalAccessException e) { f = true; } catch (Exception e) { }
  try { RfPrivOkOther.class.getDeclaredMethod("m").invoke(o); } catch (IllegalAccessException e) { m = true; } catch (Exception e) { }
  try { RfPrivOkOther.class.getDeclaredConstructor(int.class).newInstance(1); } catch (IllegalAccessException e) { c = true; } catch (Exception e) { }
 }); });
 assert f : "field"; assert m : "method"; assert c : "constructor";
 }); }
}
