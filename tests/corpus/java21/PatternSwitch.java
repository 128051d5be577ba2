// Pattern matching in switch: type patterns, guards, null cases, dominance order, enums and constants mixed, yields.
// jdk: 21
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class PatternSwitch {
    enum Color { RED, GREEN }

    static String classify(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i < 0 -> "negative " + i;
            case Integer i when i == 0 -> "zero";
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty string";
            case String s when s.length() > 5 -> {
                String cut = s.substring(0, 5);
                yield "long string " + cut;
            }
            case String s -> "string " + s;
            case Color c when c == Color.RED -> "red";
            case Color c -> "color " + c;
            case int[] a when a.length == 0 -> "no ints";
            case int[] a -> "ints " + a[a.length - 1];
            case List<?> l when l.size() > 2 -> "list " + l.getFirst();
            case List<?> l -> "short list " + l;
            case Map.Entry<?, ?> e -> e.getKey() + "->" + e.getValue();
            case Runnable r -> "runnable";
            case Character c when Character.isDigit(c) -> "digit";
            case Enum<?> e -> "enum " + e.name();
            case Object x -> x.getClass().getSimpleName();
        };
    }

    static String constant(String s) {
        return switch (s) {
            case "a", "b" -> "letter";
            case "exit" -> "bye";
            case String t when t.startsWith("x") -> "x-word";
            case null, default -> "other " + s;
        };
    }

    static int old(Object o) {
        int r = 0;
        switch (o) {
            case String s when s.length() == 1:
                r += 1;
                break;
            case String s:
                r += 10;
                break;
            case Color c:
                r += 100 * (c.ordinal() + 1);
                break;
            default:
                r = -1;
        }
        return r;
    }

    public static void main(String[] args) {
        Object[] all = {null, -5, 0, 7, 8L, "", "abcdefgh", "abc", Color.RED, Color.GREEN, new int[0], new int[] {1, 2}, List.of(1, 2, 3), new ArrayList<>(), Map.entry("k", 1), (Runnable) () -> { }, '7', 'x', Thread.State.NEW, 2.5};
        for (Object o : all) {
            System.out.println(classify(o));
        }
        for (String s : new String[] {"a", "b", "exit", "xyz", "q", null}) {
            System.out.print(constant(s) + "; ");
        }
        System.out.println();
        System.out.println(old("x") + " " + old("xy") + " " + old(Color.GREEN) + " " + old(1));
        try {
            old(null);
        } catch (NullPointerException e) {
            System.out.println("no null case");
        }
    }
}
