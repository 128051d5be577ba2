// jars: -
// Methods of a class set its own final fields: those of an old class file may, those of a newer one may not, nor may another class.
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.IntUnaryOperator;

public class OldFinals {
    public static class Fields implements IntUnaryOperator {
        static int shared = 1;
        int own = 2;

        @Override
        public int applyAsInt(int value) {
            switch (value) {
                case 0:
                    return shared * 10 + own;
                case 1:
                    return own = 4;
                default:
                    shared = value;
                    return shared;
            }
        }
    }

    public static class Outside implements IntUnaryOperator {
        @Override
        public int applyAsInt(int value) {
            return Fields.shared = value;
        }
    }

    static class Loader extends ClassLoader {
        private final int version;

        Loader(int version) {
            super(null);
            this.version = version;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            System.out.println("find " + name);
            String source = name.contains("Old_") ? "OldFinals$Fields.class" : "OldFinals$Outside.class";
            try (InputStream stream = OldFinals.class.getResourceAsStream(source)) {
                String text = new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1);
                text = text.replace("$Fields", "$Old_" + version).replace("$Outside", "$Other" + version);
                byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
                makeFinal(bytes);
                bytes[6] = 0;
                bytes[7] = (byte) version;
                return defineClass(name, bytes, 0, bytes.length);
            } catch (Exception unreadable) {
                throw new ClassNotFoundException(name, unreadable);
            }
        }
    }

    /** Makes the fields that a class file declares final. */
    static void makeFinal(byte[] bytes) throws Exception {
        ByteArrayInputStream all = new ByteArrayInputStream(bytes);
        DataInputStream in = new DataInputStream(all);
        in.skipBytes(8);
        int constants = in.readUnsignedShort();
        for (int i = 1; i < constants; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1: in.skipBytes(in.readUnsignedShort()); break;
                case 5: case 6: in.skipBytes(8); i++; break;
                case 7: case 8: case 16: case 19: case 20: in.skipBytes(2); break;
                case 15: in.skipBytes(3); break;
                default: in.skipBytes(4);
            }
        }
        in.skipBytes(6);
        in.skipBytes(2 * in.readUnsignedShort());
        int fields = in.readUnsignedShort();
        for (int i = 0; i < fields; i++) {
            bytes[bytes.length - all.available() + 1] |= 0x10;
            in.skipBytes(6);
            int attributes = in.readUnsignedShort();
            for (int j = 0; j < attributes; j++) {
                in.skipBytes(2);
                in.skipBytes(in.readInt());
            }
        }
    }

    static void call(IntUnaryOperator fields, int value) {
        try {
            System.out.println(value + " " + fields.applyAsInt(value));
        } catch (IllegalAccessError refused) {
            System.out.println(value + " " + refused.getMessage());
        }
    }

    public static void main(String[] arguments) throws Exception {
        for (int version : new int[] {52, 53, 55}) {
            System.out.println("version " + version);
            Loader loader = new Loader(version);
            Object made = loader.loadClass("OldFinals$Old_" + version).getDeclaredConstructor().newInstance();
            IntUnaryOperator fields = (IntUnaryOperator) made;
            call(fields, 0);
            call(fields, 1);
            call(fields, 7);
            call(fields, 0);
            call((IntUnaryOperator) loader.loadClass("OldFinals$Other" + version).getDeclaredConstructor().newInstance(), 9);
            call(fields, 0);
        }
    }
}
