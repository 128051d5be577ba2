// A volatile access through a view at a misaligned index: IllegalStateException (base offset 16 of a byte[]; index 1).
import java.lang.invoke.*; import java.nio.*;
public class VhViewMis { public static void main(String[] a) throws Exception {
  VarHandle v = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  int x = (int) v.getVolatile(new byte[16], 1); } }
