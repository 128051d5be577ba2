// StringJoiner, CharSequence views, StringTokenizer, StreamTokenizer and character arrays.
import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.nio.CharBuffer;
import java.util.StringJoiner;
import java.util.StringTokenizer;

public class JoinersAndBuilders {
    public static void main(String[] args) throws IOException {
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.println(j + " " + j.length());
        j.setEmptyValue("EMPTY");
        System.out.println(j);
        j.add("a").add(null).add("");
        System.out.println(j + " " + j.length());
        StringJoiner k = new StringJoiner("-");
        k.add("x").add("y");
        System.out.println(j.merge(k) + " " + k.merge(k) + " " + new StringJoiner("/").merge(new StringJoiner("x")));
        StringTokenizer t = new StringTokenizer("a b\tc  d");
        System.out.print(t.countTokens() + ":");
        while (t.hasMoreTokens()) {
            System.out.print(t.nextToken() + "|");
        }
        System.out.println();
        StringTokenizer d = new StringTokenizer("1+2*3", "+*", true);
        while (d.hasMoreElements()) {
            System.out.print(d.nextElement() + " ");
        }
        System.out.println();
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.5 * 'str' // note\n (y+2) /* block */ \"q\""));
        st.slashSlashComments(true);
        st.slashStarComments(true);
        st.eolIsSignificant(true);
        st.ordinaryChar('/');
        while (st.nextToken() != StreamTokenizer.TT_EOF) {
            switch (st.ttype) {
                case StreamTokenizer.TT_NUMBER -> System.out.print("n" + st.nval + " ");
                case StreamTokenizer.TT_WORD -> System.out.print("w" + st.sval + " ");
                case StreamTokenizer.TT_EOL -> System.out.print("EOL ");
                case '\'', '"' -> System.out.print("s" + st.sval + " ");
                default -> System.out.print((char) st.ttype + " ");
            }
        }
        System.out.println(st.lineno());
        CharBuffer cb = CharBuffer.wrap("buffer");
        cb.get();
        System.out.println(cb + " " + cb.remaining() + " " + cb.subSequence(1, 3) + " " + cb.charAt(0));
        CharSequence cs = new StringBuilder("seq");
        System.out.println(cs.length() + cs.subSequence(1, 3).toString() + cs.chars().sum() + " " + CharSequence.compare("a", new StringBuilder("b")) + " " + cs.isEmpty());
        char[] word = {'b', 'a', 'c'};
        java.util.Arrays.sort(word);
        System.out.println(word);
        System.out.println(String.valueOf(word) + word.length);
        System.out.print(new char[] {'n', 'o', '\n'});
    }
}
