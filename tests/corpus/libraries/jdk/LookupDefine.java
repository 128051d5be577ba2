// jars: -
// Lookup.defineClass puts a class into the package of the class that looks up.
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.lang.invoke.MethodHandles;

public class LookupDefine {
    /** A class file by hand: {@code public class Made { public static int answer() { return 42; } }} */
    static byte[] made() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFEBABE);
        out.writeShort(0);
        out.writeShort(52);
        out.writeShort(8);
        out.writeByte(7); out.writeShort(2);
        out.writeByte(1); out.writeUTF("Made");
        out.writeByte(7); out.writeShort(4);
        out.writeByte(1); out.writeUTF("java/lang/Object");
        out.writeByte(1); out.writeUTF("answer");
        out.writeByte(1); out.writeUTF("()I");
        out.writeByte(1); out.writeUTF("Code");
        out.writeShort(0x21);
        out.writeShort(1);
        out.writeShort(3);
        out.writeShort(0);
        out.writeShort(0);
        out.writeShort(1);
        out.writeShort(9); out.writeShort(5); out.writeShort(6); out.writeShort(1);
        out.writeShort(7); out.writeInt(15); out.writeShort(1); out.writeShort(0); out.writeInt(3);
        out.writeByte(16); out.writeByte(42); out.writeByte(172);
        out.writeShort(0); out.writeShort(0);
        out.writeShort(0);
        return bytes.toByteArray();
    }

    public static void main(String[] arguments) throws Exception {
        Class<?> made = MethodHandles.lookup().defineClass(made());
        System.out.println(made + " " + made.getMethod("answer").invoke(null));
        System.out.println(Class.forName("Made") == made);
        System.out.println(made.getClassLoader() == LookupDefine.class.getClassLoader());
    }
}
