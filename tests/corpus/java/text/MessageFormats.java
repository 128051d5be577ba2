// MessageFormat and ChoiceFormat: argument indexes, number and choice sub-formats, quoting, parsing, limits.
import java.text.ChoiceFormat;
import java.text.MessageFormat;
import java.text.ParseException;
import java.util.Arrays;
import java.util.Locale;

public class MessageFormats {
    static String m(String pattern, Object... args) {
        return new MessageFormat(pattern, Locale.ROOT).format(args);
    }

    public static void main(String[] args) throws ParseException {
        System.out.println(m("Hello {0}, you are {1}", "Ann", 30));
        System.out.println(m("{1} {0} {1}", "a", "b"));
        System.out.println(m("{0} {1} {2}", "only one"));
        System.out.println(m("{0,number} {0,number,integer} {0,number,percent} {0,number,#.##}", 1234.5678));
        System.out.println(m("it''s '{0}' {0}", 5));
        System.out.println(m("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files}.", 0) + m(" {0,choice,0#none|1#one|1<many {0}}", 1) + m(" {0,choice,0#none|1#one|1<many {0}}", 1500));
        System.out.println(m("{0}", (Object) null) + " " + m("{0}", true) + " " + m("{0}", 'c') + " " + m("{0}", 1234567) + " " + m("{0}", 0.5));
        System.out.println(m("no arguments") + " " + m("", 1) + " " + m("{0}{1}{0}", 1, 2));
        System.out.println(Arrays.toString(new MessageFormat("{0} of {1}", Locale.ROOT).parse("3 of 10")));
        System.out.println(new MessageFormat("{0,number,#.#} x {1}", Locale.ROOT).toPattern());
        ChoiceFormat c = new ChoiceFormat(new double[] {0, 1, 2, 10}, new String[] {"none", "one", "few", "many"});
        for (double d : new double[] {-5, 0, 0.5, 1, 1.9, 2, 9.99, 10, 1000, Double.NaN, Double.POSITIVE_INFINITY}) {
            System.out.print(d + "=" + c.format(d) + " ");
        }
        System.out.println();
        System.out.println(c.toPattern() + " " + Arrays.toString(c.getLimits()) + " " + c.parse("few") + " " + ChoiceFormat.nextDouble(1) + " " + ChoiceFormat.previousDouble(1));
        System.out.println(new ChoiceFormat("-1#negative|0#zero|0<positive|100\u2264big").format(50) + " " + new ChoiceFormat("0#a|1#b").equals(new ChoiceFormat("0#a|1#b")));
        for (String bad : new String[] {"{", "{x}", "{0,wrong}", "{0", "{-1}"}) {
            try {
                System.out.println(bad + " -> " + m(bad, 1));
            } catch (IllegalArgumentException e) {
                System.out.println(bad + " -> " + e.getMessage());
            }
        }
        try {
            new MessageFormat("{0} of {1}", Locale.ROOT).parse("nope");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(MessageFormat.format("{0} and {1}", "static", "format"));
    }
}
