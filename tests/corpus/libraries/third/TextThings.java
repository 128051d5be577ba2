// jars: commons-text commons-lang3
import org.apache.commons.text.*;
import org.apache.commons.text.similarity.*;
import java.util.Map;
public class TextThings {
    public static void main(String[] arguments) {
        System.out.println(new StringSubstitutor(Map.of("who", "world")).replace("hello ${who} ${x:-none}") + " " + WordUtils.capitalizeFully("some words HERE"));
        System.out.println(new LevenshteinDistance().apply("abc", "abd") + " " + new JaroWinklerSimilarity().apply("martha", "marhta") + " " + new CosineDistance().apply("a b", "a c"));
        System.out.println(StringEscapeUtils.escapeHtml4("<é>") + " " + StringEscapeUtils.escapeJson("\"/\t") + " " + WordUtils.wrap("a b c d e f", 5).replace("\n", "|") + " " + CaseUtils.toCamelCase("to camel case", false, ' '));
        TextStringBuilder builder = new TextStringBuilder("x"); builder.appendSeparator(",").append(3).reverse();
        System.out.println(builder + " " + new ExtendedMessageFormat("{0} is {1}", java.util.Locale.US).format(new Object[] {"a", 2}));
    }
}
