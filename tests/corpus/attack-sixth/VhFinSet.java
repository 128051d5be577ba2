// A handle of a final field cannot be set: UnsupportedOperationException, even with a null object? (the mode is looked at first)
import java.lang.invoke.*;
public class VhFinSet { final int f=1; public static void main(String[] a) throws Exception {
  VarHandle v = MethodHandles.lookup().findVarHandle(VhFinSet.class,"f",int.class);
  try { v.set((VhFinSet)null, 3); } catch (NullPointerException e) { return; } } }
