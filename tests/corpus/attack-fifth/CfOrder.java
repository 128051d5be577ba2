// truth: proved because superinterfaces are initialised in the order of JVMS 5.5: those above first, left to right
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
interface CfOrderT { int K = CfOrder.log("T"); default void t() {} }
interface CfOrderL extends CfOrderT { int K = CfOrder.log("L"); default void l() {} }
interface CfOrderN extends CfOrderT { int K = CfOrder.log("N"); void n(); }
interface CfOrderR extends CfOrderT { int K = CfOrder.log("R"); default void r() {} }
class CfOrderS { static { CfOrder.log("S"); } }
class CfOrderC extends CfOrderS implements CfOrderR, CfOrderN, CfOrderL { static { CfOrder.log("C"); } public void n() {} }
@SuppressWarnings("all")
public class CfOrder {
 static String text = "";
 static int log(String s) { text += s; return 1; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { new CfOrderC(); }); });
 assert text.equals("STRLC") : text;
 }); }
}
