// truth: proved because a constant is given its value before the initialiser of the class above runs (JVMS 5.5 step 6), so that reads 7 by reflection
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
class CfConstA { static int seen; static { try { seen = CfConstB.class.getDeclaredField("K").getInt(null); } catch (ReflectiveOperationException e) { seen = -1; } } }
class CfConstB extends CfConstA { static final int K = 7; static int z = 1; }
@SuppressWarnings("all")
public class CfConst {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { int q = CfConstB.z; }); });
 assert CfConstA.seen == 7 : CfConstA.seen;
 }); }
}
