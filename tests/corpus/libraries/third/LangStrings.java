// jars: commons-lang3
import org.apache.commons.lang3.*;
import java.util.*;
public class LangStrings {
    public static void main(String[] arguments) {
        System.out.println(StringUtils.capitalize("hello") + StringUtils.reverse("abc") + StringUtils.leftPad("7", 3, '0'));
        System.out.println(StringUtils.join(List.of(1, 2, 3), "-") + " " + StringUtils.isNumeric("123") + " " + StringUtils.abbreviate("a long sentence", 9));
        System.out.println(StringUtils.getLevenshteinDistance("kitten", "sitting") + " " + StringUtils.difference("ab", "ac") + " " + StringUtils.swapCase("aB"));
        System.out.println(Arrays.toString(StringUtils.split("a,b;c", ",;")) + " " + StringUtils.substringBetween("x[y]z", "[", "]"));
        System.out.println(ArrayUtils.toString(ArrayUtils.add(new int[] {1, 2}, 3)) + ArrayUtils.indexOf(new int[] {4, 5}, 5));
        System.out.println(ClassUtils.getShortClassName(Map.Entry.class) + " " + ClassUtils.getAllInterfaces(ArrayList.class));
        System.out.println(Range.between(1, 5).contains(3) + " " + CharUtils.isAsciiAlpha('x') + " " + BooleanUtils.toStringYesNo(true));
        System.out.println(StringEscapeUtils.escapeJava("a\"b\n") + " " + StringEscapeUtils.unescapeHtml4("&lt;&eacute;"));
        try { Validate.isTrue(false, "wrong %d", 3L); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(EnumUtils.getEnumList(Thread.State.class) + " " + LocaleUtils.toLocale("de_CH"));
    }
}
