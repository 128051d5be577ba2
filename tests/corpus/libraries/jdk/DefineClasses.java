// jars: -
// A class that a loader of the program defines from bytes: its own statics, its own loader, found by that loader alone.
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.IntSupplier;

public class DefineClasses {
    public static class Counter implements IntSupplier {
        static int count;

        @Override
        public int getAsInt() {
            return ++count;
        }
    }

    static class Loader extends ClassLoader {
        private final byte[] bytes;

        Loader(byte[] bytes) {
            super(DefineClasses.class.getClassLoader());
            this.bytes = bytes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            System.out.println("find " + name);
            if (!name.equals("DefineClasses$Kounter")) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }

        Class<?> define(String name, byte[] bytes) {
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    /** The same class under another name, which is on no class path. */
    static byte[] renamed() throws Exception {
        try (InputStream stream = DefineClasses.class.getResourceAsStream("DefineClasses$Counter.class")) {
            String text = new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1);
            return text.replace("$Counter", "$Kounter").getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Loader loader = new Loader(renamed());
        Class<?> other = loader.loadClass("DefineClasses$Kounter");
        System.out.println(other.getName() + " " + (other.getClassLoader() == loader) + " " + (loader.loadClass("DefineClasses$Kounter") == other));
        IntSupplier one = (IntSupplier) other.getDeclaredConstructor().newInstance();
        one.getAsInt();
        System.out.println(one.getAsInt() + " " + new Counter().getAsInt() + " " + other.isInstance(one) + " " + Counter.class.isInstance(one));
        System.out.println(loader.loadClass("DefineClasses") == DefineClasses.class);
        try {
            Class.forName("DefineClasses$Kounter");
        } catch (ClassNotFoundException hidden) {
            System.out.println(hidden.getMessage());
        }
        System.out.println(Class.forName("DefineClasses$Kounter", true, loader) == other);
        try {
            loader.loadClass("Absent");
        } catch (ClassNotFoundException absent) {
            System.out.println(absent.getMessage());
        }
        try {
            loader.define("DefineClasses$Kounter", renamed());
        } catch (LinkageError twice) {
            System.out.println("twice");
        }
        try {
            loader.define("Wrong", new byte[] {1, 2, 3});
        } catch (ClassFormatError broken) {
            System.out.println("broken");
        }
    }
}
