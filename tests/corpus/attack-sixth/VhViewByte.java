// A view of bytes on bytes: UnsupportedOperationException.
import java.lang.invoke.*; import java.nio.*;
public class VhViewByte { public static void main(String[] a) throws Exception {
  MethodHandles.byteArrayViewVarHandle(byte[].class, ByteOrder.BIG_ENDIAN); } }
