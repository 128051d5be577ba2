// A String variable read as an int: WrongMethodTypeException, which is caught.
import java.lang.invoke.*;
public class VhWmte { String f="a"; public static void main(String[] a) throws Exception {
  VarHandle v = MethodHandles.lookup().findVarHandle(VhWmte.class,"f",String.class);
  try { int x = (int) v.get(new VhWmte()); } catch (WrongMethodTypeException e) { return; } throw new Error(); } }
