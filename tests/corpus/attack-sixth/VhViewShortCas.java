// compareAndSet through a view of shorts on bytes: UnsupportedOperationException.
import java.lang.invoke.*; import java.nio.*;
public class VhViewShortCas { public static void main(String[] a) throws Exception {
  VarHandle v = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  v.compareAndSet(new byte[8], 0, (short)0, (short)1); } }
