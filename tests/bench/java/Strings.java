// Building, splitting, searching, comparing, formatting and hashing of strings.
import java.util.HashMap;
import java.util.Map;

public class Strings {
    public static void main(String[] args) {
        long check = 0;
        Map<String, Integer> words = new HashMap<>();
        for (int round = 0; round < 4_500; round++) {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 60; i++) {
                sb.append("word").append((i * 7 + round) % 41).append(i % 5 == 0 ? ", " : " ");
            }
            String text = sb.toString();
            for (String w : text.split(" ")) {
                words.merge(w, 1, Integer::sum);
                check += w.hashCode();
            }
            check += text.indexOf("word40") + text.replace("word", "w").length() + text.toUpperCase().charAt(round % 100);
            check = check * 31 + (text.substring(10, 90) + round + text.length()).hashCode();
            if (round % 20 == 0) {
                check += String.format("%05d|%-8s|%x", round, text.substring(0, 6), check).hashCode();
            }
            check ^= text.compareTo(text.substring(0, 50));
        }
        System.out.println("Strings " + check + " " + words.size());
    }
}
