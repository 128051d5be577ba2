// MethodType.toMethodDescriptorString makes a text and keeps it in a plain field.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class MtDesc { static java.lang.invoke.MethodType m = java.lang.invoke.MethodType.methodType(int.class, MtDesc.class, long.class); static String s, t;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { s = m.toMethodDescriptorString(); });
    async(() -> { t = m.toMethodDescriptorString(); }); }); assert s == t; }); } }
