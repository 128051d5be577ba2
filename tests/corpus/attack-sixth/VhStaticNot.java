// findStaticVarHandle on an instance field: IllegalAccessException.
import java.lang.invoke.*;
public class VhStaticNot { int f; public static void main(String[] a) throws Exception {
  MethodHandles.lookup().findStaticVarHandle(VhStaticNot.class,"f",int.class); } }
