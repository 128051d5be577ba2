// A handle with exact behaviour says so.
import java.lang.invoke.*;
public class VhExactQ { int f; public static void main(String[] a) throws Exception { VarHandle v = MethodHandles.lookup().findVarHandle(VhExactQ.class, "f", int.class).withInvokeExactBehavior(); assert v.hasInvokeExactBehavior(); } }
