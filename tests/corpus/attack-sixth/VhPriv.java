// The lookup of VhPriv has no access to a private field of another top-level class: IllegalAccessException.
import java.lang.invoke.*;
public class VhPriv { public static void main(String[] a) throws Exception {
  MethodHandles.lookup().findVarHandle(VhPrivO.class,"f",int.class); } }
class VhPrivO { private int f; }
