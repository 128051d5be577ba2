// jars: -
// Objects are written and read: fields, references, custom methods, externalizable ones, enums, records, replaced ones.
import java.io.*;
import java.util.*;

public class Serialization {
    static class Base {
        int base = 7;
        Base() {
            System.out.println("Base()");
        }
    }

    static class Point extends Base implements Serializable {
        private static final long serialVersionUID = 1;
        final int x;
        transient String cached = "lost";
        Point next;
        Point(int x) { this.x = x; base = 9; }
    }

    static class Custom implements Serializable {
        private static final long serialVersionUID = 2;
        transient int doubled;
        int value;
        Custom(int value) { this.value = value; doubled = 2 * value; }
        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeUTF("extra");
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            System.out.println(in.readUTF());
            doubled = 2 * value;
        }
    }

    public static class Outside implements Externalizable {
        private String text = "none";
        public Outside() { System.out.println("Outside()"); }
        Outside(String text) { this.text = text; }
        @Override public void writeExternal(ObjectOutput out) throws IOException { out.writeUTF(text); }
        @Override public void readExternal(ObjectInput in) throws IOException { text = in.readUTF() + "!"; }
    }

    enum Color { RED, GREEN }
    record Pair(int left, String right) implements Serializable {}

    static class Single implements Serializable {
        private static final long serialVersionUID = 3;
        static final Single ONE = new Single();
        private Object readResolve() { return ONE; }
    }

    static Object copy(Object object) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) { out.writeObject(object); }
        System.out.println(bytes.size());
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Point point = new Point(3);
        point.next = point;
        Point read = (Point) copy(point);
        System.out.println(read.x + " " + read.cached + " " + read.base + " " + (read.next == read));
        Custom custom = (Custom) copy(new Custom(21));
        System.out.println(custom.value + " " + custom.doubled);
        System.out.println(((Outside) copy(new Outside("abc"))).text);
        System.out.println(copy(Color.GREEN) == Color.GREEN);
        System.out.println(copy(new Pair(1, "two")));
        System.out.println(copy(new Single()) == Single.ONE);
        System.out.println(copy(new TreeMap<>(Map.of("a", List.of(1, 2), "b", List.of()))));
        System.out.println(copy(new ArrayList<>(Arrays.asList(1L, 2.5, "x", null, 'c'))));
        System.out.println(Arrays.toString((int[]) copy(new int[] {1, 2, 3})));
        System.out.println(copy(new Date(0)).equals(new Date(0)));
        try {
            copy(new Object());
        } catch (NotSerializableException refused) {
            System.out.println(refused.getMessage());
        }
        System.out.println(ObjectStreamClass.lookup(Pair.class).getSerialVersionUID());
        System.out.println(ObjectStreamClass.lookup(Color.class).getFields().length);
    }
}
