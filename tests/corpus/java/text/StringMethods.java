// The instance methods of String: searching, comparing, cutting, replacing, splitting, casing, stripping, repeating.
import java.util.Arrays;
import java.util.stream.Collectors;

public class StringMethods {
    public static void main(String[] args) {
        String s = "The quick brown fox";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf('o') + " " + s.lastIndexOf('o') + " " + s.indexOf("own") + " " + s.indexOf('q', 5) + " " + s.indexOf("") + " " + s.lastIndexOf("", 3) + " " + s.indexOf("o", 13) + " " + s.lastIndexOf("o", 13) + " " + s.indexOf("zz"));
        System.out.println(s.startsWith("The") + " " + s.startsWith("quick", 4) + " " + s.endsWith("x") + " " + s.endsWith("") + " " + s.contains("row") + " " + s.isEmpty() + " " + " \t".isBlank());
        System.out.println(s.substring(4) + "|" + s.substring(4, 9) + "|" + s.substring(19) + "|" + s.subSequence(0, 3));
        System.out.println(s.replace('o', '0') + " " + s.replace("quick", "slow") + " " + "aaa".replace("aa", "b") + " " + "abc".replace("", "-") + " " + "a.b.c".replaceAll(".", "x") + " " + "a1b22".replaceAll("[0-9]+", "<$0>") + " " + "a1b2".replaceFirst("\\d", "#"));
        System.out.println(s.toUpperCase() + s.toLowerCase() + "straße".toUpperCase() + "ÀÉ".toLowerCase() + "ǆ".toUpperCase());
        System.out.println("[" + "  x y ".trim() + "][" + "\u2003x\u2003".strip() + "][" + "\u2003x\u2003".trim().length() + "][" + "  x ".stripLeading() + "][" + "  x ".stripTrailing() + "]");
        System.out.println("ab".repeat(3) + "|" + "".repeat(5) + "|" + "x".repeat(0));
        System.out.println("a\nb\r\nc\rd".lines().collect(Collectors.toList()) + " " + "\n\n".lines().count());
        for (String[] c : new String[][] {{"a,b,,c,,", ","}, {"", ","}, {",", ","}, {"a1b2c3", "\\d"}, {"abc", ""}, {"a b  c", " +"}, {"x|y", "|"}, {"x|y", "\\|"}, {" lead", " "}}) {
            System.out.println(Arrays.toString(c[0].split(c[1])) + Arrays.toString(c[0].split(c[1], 2)) + Arrays.toString(c[0].split(c[1], -1)));
        }
        System.out.println("apple".compareTo("banana") + " " + "a".compareTo("abc") + " " + "B".compareToIgnoreCase("a") + " " + "Z".compareTo("a") + " " + "é".compareTo("z") + " " + "same".compareTo("same"));
        System.out.println("HeLLo".equalsIgnoreCase("hEllO") + " " + "abcdef".regionMatches(2, "xcdy", 1, 2) + " " + "ABC".regionMatches(true, 0, "abd", 0, 2) + " " + "abc".regionMatches(-1, "a", 0, 1));
        System.out.println("abc".concat("def") + " " + String.join("-", "x", "y") + " " + String.join("/", java.util.List.of("p", "q")) + " " + String.valueOf(new char[] {'o', 'k'}) + String.valueOf(3.0f) + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2));
        System.out.println("abc".hashCode() + " " + "".hashCode() + " " + "polygenelubricants".hashCode() + " " + "日本語".hashCode());
        System.out.println(Arrays.toString("héllo".toCharArray()) + " " + "abc".contentEquals(new StringBuilder("abc")) + " " + "a-b".matches("[a-z]-[a-z]") + " " + "ab1".matches("[a-z]+"));
        char[] dst = "........".toCharArray();
        "insert".getChars(1, 4, dst, 2);
        System.out.println(new String(dst) + new String(dst, 2, 3) + " " + "x".compareTo("X") + " " + "%d+%s".formatted(1, "a"));
        System.out.println("hello".chars().map(c -> c - 'a').boxed().toList() + " " + "level".contentEquals(new StringBuilder("level").reverse()) + " " + "abc".transform(x -> x + x) + " " + "q".describeConstable().get());
        System.out.println("one two".indexOf(116) + " " + "tést".indexOf("st") + " " + "mississippi".lastIndexOf("ss", 4) + " " + "a".isBlank() + " " + "ab".endsWith("abc") + " " + "Ω".toLowerCase() + "İ".toLowerCase().length());
    }
}
