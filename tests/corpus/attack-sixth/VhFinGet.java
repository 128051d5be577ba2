// getAcquire of a final field works; isAccessModeSupported(SET) is false.
import java.lang.invoke.*;
public class VhFinGet { final int f = 1; public static void main(String[] a) throws Exception { VarHandle v = MethodHandles.lookup().findVarHandle(VhFinGet.class, "f", int.class); int x = (int) v.getAcquire(new VhFinGet()); assert x == 1; assert !v.isAccessModeSupported(VarHandle.AccessMode.SET); assert v.hasInvokeExactBehavior() == false; } }
