// getAndAdd on a reference variable: UnsupportedOperationException.
import java.lang.invoke.*;
public class VhAddRef { String f="a"; public static void main(String[] a) throws Exception {
  VarHandle v = MethodHandles.lookup().findVarHandle(VhAddRef.class,"f",String.class);
  String b = (String) v.getAndAdd(new VhAddRef(), "x"); } }
