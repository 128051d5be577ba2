// getAndBitwiseOr on a float variable: UnsupportedOperationException.
import java.lang.invoke.*;
public class VhOrFloat { float f; public static void main(String[] a) throws Exception {
  VarHandle v = MethodHandles.lookup().findVarHandle(VhOrFloat.class,"f",float.class);
  float b = (float) v.getAndBitwiseOr(new VhOrFloat(), 1f); } }
