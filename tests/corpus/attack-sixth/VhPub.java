// publicLookup sees public members of public classes only: IllegalAccessException.
import java.lang.invoke.*;
public class VhPub { int f; public static void main(String[] a) throws Exception {
  MethodHandles.publicLookup().findVarHandle(VhPub.class,"f",int.class); } }
