// Setting a String[] through an Object[] handle: ArrayStoreException, caught.
import java.lang.invoke.*;
public class ArrStoreVh { public static void main(String[] a) throws Exception {
  VarHandle v = MethodHandles.arrayElementVarHandle(Object[].class); Object[] s = new String[1];
  try { v.set(s, 0, (Object)Integer.valueOf(3)); } catch (ArrayStoreException e) { return; } throw new Error(); } }
