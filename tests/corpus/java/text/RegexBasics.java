// Regular expressions: groups, named groups, lookaround, flags, quantifier kinds, backreferences, split, replace by function.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

public class RegexBasics {
    static void all(String re, String text) {
        Matcher m = Pattern.compile(re).matcher(text);
        List<String> out = new ArrayList<>();
        while (m.find()) {
            StringBuilder sb = new StringBuilder(m.group() + "@" + m.start() + "-" + m.end());
            for (int i = 1; i <= m.groupCount(); i++) {
                sb.append("/").append(m.group(i));
            }
            out.add(sb.toString());
        }
        System.out.println(re + " " + out);
    }

    public static void main(String[] args) {
        all("\\d+", "a1 b22 c333");
        all("(\\w)(\\d)?", "a1b");
        all("(a|b)*c", "abac bc c");
        all("a.*?b", "axxbxxb");
        all("a.*b", "axxbxxb");
        all("a{2,3}", "aaaaaaa");
        all("a*+a", "aaa");
        all("x*", "axb");
        all("(?<=\\$)\\d+", "$12 34 $5");
        all("\\w+(?=!)", "hey! you wow!");
        all("(?<!a)b", "ab bb");
        all("a(?!b)", "ab ac a");
        all("(\\w)\\1", "hello bookkeeper");
        all("(?i)hello", "Hello HELLO");
        all("(?m)^\\w", "one\ntwo\nthree");
        all("(?s)a.b", "a\nb");
        all("(?x) a \\s b # comment", "a b");
        all("[a-c&&[^b]]+", "abcacb");
        all("\\bcat\\b", "cat concat cat.");
        all("[^\\p{Alpha}\\s]", "a1 b?");
        all("\\p{Lu}\\p{Ll}+", "Élan Vital été");
        all("(?:ab)+|cd", "ababcdab");
        all("\\Q.*\\E", "a.*b");
        all("^(?:(\\d+)-)?(\\d+)$", "12-34");
        all("\\R", "a\r\nb\nc");
        all("😀+", "x😀😀");
        Matcher named = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)").matcher("on 2024-02 and 1999-12");
        while (named.find()) {
            System.out.println(named.group("year") + "|" + named.group("month") + "|" + named.start("month"));
        }
        System.out.println("2024-02".replaceAll("(?<y>\\d+)-(?<m>\\d+)", "${m}/${y} $1$2 \\$"));
        System.out.println(Pattern.compile("[a-z]+").matcher("one 2 three").replaceAll(r -> r.group().toUpperCase() + r.start()));
        System.out.println(Pattern.compile("\\d").matcher("1-2-3").results().map(MatchResult::group).collect(Collectors.joining("+")));
        StringBuilder sb = new StringBuilder();
        Matcher m = Pattern.compile("b").matcher("abcb!");
        int n = 0;
        while (m.find()) {
            m.appendReplacement(sb, Matcher.quoteReplacement("$" + n++));
        }
        m.appendTail(sb);
        System.out.println(sb);
        Matcher r = Pattern.compile("ab").matcher("xxabab");
        System.out.println(r.lookingAt() + " " + r.matches() + " " + r.find(3) + r.start() + " " + r.region(2, 4).matches() + " " + r.hitEnd() + " " + r.reset("ab").matches());
        System.out.println(Arrays.toString(Pattern.compile("\\s*,\\s*").split("a , b,c ,d")) + Pattern.matches("a+", "aaa") + Pattern.quote("a.b") + Pattern.compile("x", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE).flags());
        System.out.println(Pattern.compile(",").splitAsStream("p,q,r").toList() + " " + Pattern.compile("a.c").asPredicate().test("xabcx") + Pattern.compile("a.c").asMatchPredicate().test("xabcx"));
        for (String bad : new String[] {"(", "[a", "a**", "*", "\\", "(?<n>a)(?<n>b)", "a{2,1}", "(?z)", "\\k<no>", "(?<=a+)b"}) {
            try {
                Pattern.compile(bad);
                System.out.println(bad + " compiles");
            } catch (PatternSyntaxException e) {
                System.out.println(e.getDescription() + " " + e.getIndex() + " " + e.getMessage().replace(System.lineSeparator(), "~"));
            }
        }
        try {
            m.reset().group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            "a".replaceAll("a", "$2");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
