// truth: proved because two tasks ask one Field for its generic type
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
public class GenFld {
 static Map<String, List<Integer>> fld;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Field m; try { m = GenFld.class.getDeclaredField("fld"); } catch (NoSuchFieldException e) { throw new Error(e); }
 finish(() -> { async(() -> { assert m.getGenericType().toString().contains("Map"); }); async(() -> { assert m.getGenericType().toString().contains("List"); }); });
 }); }
}
