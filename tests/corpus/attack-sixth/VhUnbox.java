// compareAndSet of an Integer field with an int argument of another type: Long cannot be cast to Integer.
import java.lang.invoke.*;
public class VhUnbox { Integer f = 1; public static void main(String[] a) throws Exception { VarHandle v = MethodHandles.lookup().findVarHandle(VhUnbox.class, "f", Integer.class); v.set(new VhUnbox(), (Object) 5L); } }
