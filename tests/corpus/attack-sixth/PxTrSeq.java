// The frame of the proxy is in the stack trace.
import java.lang.reflect.*;
public class PxTrSeq { static boolean seen; public static void main(String[] a) { Runnable r = (Runnable) Proxy.newProxyInstance(PxTrSeq.class.getClassLoader(), new Class<?>[]{Runnable.class}, (p,m,x) -> { for (StackTraceElement e : new Throwable().getStackTrace()) seen |= e.getClassName().contains("$Proxy"); return null; }); r.run(); assert seen; } }
