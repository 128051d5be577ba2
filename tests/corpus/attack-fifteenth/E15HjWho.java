// Truth: violated. Habanero tasks: T2 may be first at S
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*; import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*;
public class E15HjWho { static volatile int k; static class B { static final int V=k; } static class S extends B { static void g(){} }
 public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> { async(() -> { k=1; S.g(); assert B.V==1; }); async(() -> { S.g(); }); }); }); } }