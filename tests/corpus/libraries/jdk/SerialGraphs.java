// jars: -
// Serialization of graphs: shared and cyclic references, arrays, inner collections, proxies of objects, filters, versions.
import java.io.*;
import java.util.*;

public class SerialGraphs {
    static class Node implements Serializable { String name; List<Node> next = new ArrayList<>(); float[] weights = {1.5f, -2f}; double[] more = {Math.PI}; long[] big = {1L << 60}; boolean[] flags = {true, false}; char[] letters = {'x', '\u00e9'}; Node(String name) { this.name = name; } }
    static class Money implements Serializable {
        final int cents;
        Money(int cents) { this.cents = cents; }
        private Object writeReplace() { return new Proxy(cents); }
        private void readObject(ObjectInputStream in) throws InvalidObjectException { throw new InvalidObjectException("a proxy is needed"); }
        private static class Proxy implements Serializable { final int held; Proxy(int held) { this.held = held; } private Object readResolve() { return new Money(held); } }
    }
    static class Fields implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("total", int.class)};
        transient int a = 1, b = 2;
        private void writeObject(ObjectOutputStream out) throws IOException { ObjectOutputStream.PutField put = out.putFields(); put.put("total", a + b); out.writeFields(); }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { a = in.readFields().get("total", 0); }
    }
    @SuppressWarnings("unchecked") static <T> T copy(T object) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) { out.writeObject(object); }
        System.out.print(Arrays.hashCode(bytes.toByteArray()) + " ");
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) { return (T) in.readObject(); }
    }
    public static void main(String[] arguments) throws Exception {
        Node a = new Node("a"), b = new Node("b"); a.next.add(b); b.next.add(a); a.next.add(b);
        Node read = copy(a);
        System.out.println(read.next.get(0) == read.next.get(1) && read.next.get(0).next.get(0) == read);
        System.out.println(Arrays.toString(read.weights) + Arrays.toString(read.more) + read.big[0] + read.flags[0] + read.letters[1]);
        System.out.println(copy(new Money(250)).cents + " " + copy(new Fields()).a);
        System.out.println(copy(new LinkedHashMap<>(Map.of("k", new HashSet<>(List.of(3))))) + " " + copy(new ArrayDeque<>(List.of(1, 2))) + " " + copy(EnumSet.of(Thread.State.NEW)) + " " + copy(new int[][] {{1}, {2, 3}})[1][1]);
        System.out.println(copy(Locale.FRANCE) + " " + copy(new java.math.BigDecimal("1.50")) + " " + copy(java.time.LocalDate.of(2020, 1, 2)) + " " + copy(Optional.class) + " " + copy(new BitSet()));
        Comparator<String> order = (Comparator<String> & Serializable) Comparator.<String>naturalOrder().reversed();
        System.out.println(copy(order).compare("a", "b"));
        byte[] broken = {1, 2, 3, 4, 5};
        try { new ObjectInputStream(new ByteArrayInputStream(broken)); } catch (StreamCorruptedException e) { System.out.println(e.getMessage()); }
    }
}
