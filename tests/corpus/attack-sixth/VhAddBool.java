// getAndAdd on a boolean variable: UnsupportedOperationException.
import java.lang.invoke.*;
public class VhAddBool { boolean f; public static void main(String[] a) throws Exception {
  VarHandle v = MethodHandles.lookup().findVarHandle(VhAddBool.class,"f",boolean.class);
  boolean b = (boolean) v.getAndAdd(new VhAddBool(), true); } }
