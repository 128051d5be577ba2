// withInvokeExactBehavior: the call site's type (VhExact,byte)void is not exactly (VhExact,int)void: WrongMethodTypeException.
import java.lang.invoke.*;
public class VhExact { int f; public static void main(String[] a) throws Exception {
  VarHandle v = MethodHandles.lookup().findVarHandle(VhExact.class,"f",int.class).withInvokeExactBehavior();
  v.set(new VhExact(), (byte)1); } }
