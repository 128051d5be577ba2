// privateLookupIn of a primitive: IllegalArgumentException.
import java.lang.invoke.*;
public class LkPrim { public static void main(String[] a) throws Exception { MethodHandles.privateLookupIn(int.class, MethodHandles.lookup()); } }
