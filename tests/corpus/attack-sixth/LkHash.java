// String.hash is private: IllegalAccessException.
import java.lang.invoke.*;
public class LkHash { public static void main(String[] a) throws Exception { MethodHandles.lookup().findVarHandle(String.class, "hash", int.class); } }
