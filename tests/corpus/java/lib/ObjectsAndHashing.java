// Objects.*, hash codes of the standard types, requireNonNull, checkIndex, comparisons, and system properties that are stable.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

public class ObjectsAndHashing {
    interface Act {
        Object run();
    }

    static void t(Act a) {
        try {
            System.out.println(a.run());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    enum E {
        A
    }

    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.equals(new int[] {1}, new int[] {1}));
        System.out.println(Objects.hash(1, "a", null) + " " + Objects.hash() + " " + Objects.hash((Object) null) + " " + Objects.hashCode(null) + " " + Objects.hash(1.5, 2L, 'c', true));
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "def") + " " + Objects.toString(5, "def") + " " + Objects.isNull(null) + Objects.nonNull(null));
        System.out.println(Objects.requireNonNullElse(null, "x") + " " + Objects.requireNonNullElseGet("y", () -> "z") + " " + Objects.compare("a", "b", Comparator.naturalOrder()) + " " + Objects.compare(null, null, null));
        t(() -> Objects.requireNonNull(null));
        t(() -> Objects.requireNonNull(null, "msg"));
        t(() -> Objects.requireNonNull(null, () -> "supplied"));
        t(() -> Objects.requireNonNullElse(null, null));
        t(() -> Objects.checkIndex(5, 5));
        t(() -> Objects.checkIndex(-1, 5));
        t(() -> Objects.checkIndex(4, 5));
        t(() -> Objects.checkFromToIndex(3, 2, 5));
        t(() -> Objects.checkFromIndexSize(3, 3, 5));
        System.out.println("x".hashCode() + " " + Integer.hashCode(-7) + " " + Long.hashCode(1L << 33) + " " + Double.hashCode(1.1) + " " + Float.hashCode(1.1f) + " " + Boolean.hashCode(false) + " " + Character.hashCode('é') + " " + Byte.hashCode((byte) -1) + " " + Short.hashCode((short) 9));
        System.out.println(List.of(1, 2).hashCode() + " " + Set.of(1, 2).hashCode() + " " + Map.of("a", 1).hashCode() + " " + Optional.of("q").hashCode() + " " + Arrays.asList(null, 1).hashCode() + " " + Map.entry("k", "v").hashCode() + " " + new int[0].equals(null));
        System.out.println(Arrays.hashCode(new Object[] {1, null, "s"}) + " " + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode(new char[] {'a'}) + " " + Arrays.hashCode((int[]) null));
        System.out.println("[" + System.getProperty("line.separator").replace("\n", "\\n") + "] " + System.getProperty("file.separator") + System.getProperty("path.separator") + " " + System.getProperty("no.such") + " " + System.getProperty("no.such", "dflt") + " " + System.lineSeparator().length());
        System.out.println(Integer.getInteger("no.such") + " " + Integer.getInteger("no.such", 5) + " " + Long.getLong("no.such", 6L) + " " + Boolean.getBoolean("no.such"));
        System.setProperty("my.int", "0x10");
        System.setProperty("my.bool", "TRUE");
        System.out.println(Integer.getInteger("my.int") + " " + Boolean.getBoolean("my.bool") + " " + System.clearProperty("my.int") + System.getProperty("my.int"));
        t(() -> System.getProperty(""));
        System.out.println(E.A.hashCode() == E.A.hashCode());
    }
}
