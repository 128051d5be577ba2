// Setting a String[] through an Object[] handle: ClassCastException or ArrayStoreException.
import java.lang.invoke.*;
public class VhArrStore { public static void main(String[] a) throws Exception {
  VarHandle v = MethodHandles.arrayElementVarHandle(Object[].class); Object[] s = new String[1];
  v.set(s, 0, (Object)Integer.valueOf(3)); } }
