// Truth: violated. Habanero tasks: S inside B before z=1, opaque flag
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*; import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*;
public class E15HjSubInside { static int z; static final AtomicInteger oo=new AtomicInteger(); static class B { static { S.t(); z=1; } static void f(){} } static class S extends B { static void t(){} }
 public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> { async(() -> { B.f(); oo.setOpaque(1); }); async(() -> { if (oo.getOpaque()==1) { S.t(); int y=z; } }); }); }); } }