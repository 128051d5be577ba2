// A trie with prefix search and deletion, Knuth-Morris-Pratt, a suffix array and a rolling hash search.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

public class TrieAndSearch {
    static class Trie {
        private final TreeMap<Character, Trie> next = new TreeMap<>();
        private int count;

        void add(String w) {
            Trie t = this;
            for (char c : w.toCharArray()) {
                t = t.next.computeIfAbsent(c, k -> new Trie());
            }
            t.count++;
        }

        boolean remove(String w) {
            if (w.isEmpty()) {
                return count > 0 && count-- > 0;
            }
            Trie t = next.get(w.charAt(0));
            boolean found = t != null && t.remove(w.substring(1));
            if (found && t.count == 0 && t.next.isEmpty()) {
                next.remove(w.charAt(0));
            }
            return found;
        }

        List<String> withPrefix(String p) {
            Trie t = this;
            for (char c : p.toCharArray()) {
                t = t.next.get(c);
                if (t == null) {
                    return List.of();
                }
            }
            List<String> out = new ArrayList<>();
            t.collect(p, out);
            return out;
        }

        private void collect(String p, List<String> out) {
            for (int i = 0; i < count; i++) {
                out.add(p);
            }
            next.forEach((c, t) -> t.collect(p + c, out));
        }
    }

    static List<Integer> kmp(String text, String pat) {
        int[] fail = new int[pat.length()];
        for (int i = 1, k = 0; i < pat.length(); i++) {
            while (k > 0 && pat.charAt(i) != pat.charAt(k)) {
                k = fail[k - 1];
            }
            fail[i] = pat.charAt(i) == pat.charAt(k) ? ++k : k;
        }
        List<Integer> at = new ArrayList<>();
        for (int i = 0, k = 0; i < text.length(); i++) {
            while (k > 0 && text.charAt(i) != pat.charAt(k)) {
                k = fail[k - 1];
            }
            if (text.charAt(i) == pat.charAt(k) && ++k == pat.length()) {
                at.add(i - k + 1);
                k = fail[k - 1];
            }
        }
        return at;
    }

    static List<Integer> rolling(String text, String pat) {
        long mod = 1_000_000_007L;
        long power = 1;
        long want = 0;
        long have = 0;
        List<Integer> at = new ArrayList<>();
        for (int i = 0; i < pat.length(); i++) {
            want = (want * 256 + pat.charAt(i)) % mod;
            power = i == 0 ? 1 : power * 256 % mod;
        }
        for (int i = 0; i < text.length(); i++) {
            if (i >= pat.length()) {
                have = Math.floorMod(have - text.charAt(i - pat.length()) * power, mod);
            }
            have = (have * 256 + text.charAt(i)) % mod;
            if (i >= pat.length() - 1 && have == want && text.startsWith(pat, i - pat.length() + 1)) {
                at.add(i - pat.length() + 1);
            }
        }
        return at;
    }

    public static void main(String[] args) {
        Trie t = new Trie();
        for (String w : "to tea ted ten in inn i tea".split(" ")) {
            t.add(w);
        }
        System.out.println(t.withPrefix("te") + " " + t.withPrefix("") + " " + t.withPrefix("x"));
        System.out.println(t.remove("ten") + " " + t.remove("ten") + " " + t.remove("te") + " " + t.remove("inn") + t.withPrefix(""));
        String text = "abababcabababab";
        System.out.println(kmp(text, "abab") + " " + rolling(text, "abab") + " " + kmp(text, "zz") + kmp("aaaa", "aa"));
        String s = "mississippi";
        Integer[] suffixes = new Integer[s.length()];
        Arrays.setAll(suffixes, i -> i);
        Arrays.sort(suffixes, (a, b) -> s.substring(a).compareTo(s.substring(b)));
        System.out.println(Arrays.toString(suffixes));
    }
}
