// Text wrapping, justification, columns, Caesar cipher, palindromes, anagrams and run lengths.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

public class TextWrap {
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String w : text.split("\\s+")) {
            if (line.length() > 0 && line.length() + 1 + w.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(w);
        }
        lines.add(line.toString());
        return lines;
    }

    static String justify(String line, int width) {
        String[] words = line.split(" ");
        if (words.length == 1) {
            return line;
        }
        int spaces = width - line.length() + words.length - 1;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < words.length; i++) {
            sb.append(words[i]);
            int gaps = words.length - 1 - i;
            if (gaps > 0) {
                int n = (spaces + gaps - 1) / gaps;
                sb.append(" ".repeat(n));
                spaces -= n;
            }
        }
        return sb.toString();
    }

    static String caesar(String s, int k) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            sb.append(Character.isUpperCase(c) ? (char) ('A' + Math.floorMod(c - 'A' + k, 26)) : Character.isLowerCase(c) ? (char) ('a' + Math.floorMod(c - 'a' + k, 26)) : c);
        }
        return sb.toString();
    }

    static String runs(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) {
            }
            sb.append(j - i).append(s.charAt(i));
        }
        return sb.toString();
    }

    static boolean palindrome(String s) {
        String clean = s.toLowerCase().replaceAll("[^a-z]", "");
        return new StringBuilder(clean).reverse().toString().equals(clean);
    }

    public static void main(String[] args) {
        String text = "A program that prints its text in lines of equal length needs to know where words end and how many spaces are left over for each line.";
        for (int width : new int[] {20, 33}) {
            for (String l : wrap(text, width)) {
                System.out.println("|" + justify(l, width) + "|");
            }
        }
        String secret = caesar("Hello, World!", 3);
        System.out.println(secret + " " + caesar(secret, -3) + " " + caesar("xyz", 29));
        System.out.println(runs("aaabccdddd") + " " + runs("") + " " + palindrome("A man, a plan, a canal: Panama") + palindrome("nope"));
        TreeMap<String, List<String>> anagrams = new TreeMap<>();
        for (String w : "listen silent enlist google elbow below inlets".split(" ")) {
            char[] cs = w.toCharArray();
            Arrays.sort(cs);
            anagrams.computeIfAbsent(new String(cs), k -> new ArrayList<>()).add(w);
        }
        System.out.println(anagrams);
        String[][] table = {{"name", "qty"}, {"apple", "12"}, {"fig", "3"}};
        for (String[] row : table) {
            System.out.println(String.format("%-8s|%5s", row[0], row[1]));
        }
    }
}
