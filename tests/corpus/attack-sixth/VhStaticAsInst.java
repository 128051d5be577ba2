// findVarHandle on a static field: IllegalAccessException.
import java.lang.invoke.*;
public class VhStaticAsInst { static int f; public static void main(String[] a) throws Exception {
  MethodHandles.lookup().findVarHandle(VhStaticAsInst.class,"f",int.class); } }
