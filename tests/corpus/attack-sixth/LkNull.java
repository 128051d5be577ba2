// arrayElementVarHandle(null): NullPointerException.
import java.lang.invoke.*;
public class LkNull { public static void main(String[] a) throws Exception { MethodHandles.arrayElementVarHandle(null); } }
