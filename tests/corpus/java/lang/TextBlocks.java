// Text blocks: indentation stripping, escapes, line continuation, quotes, trailing spaces, and methods on them.
public class TextBlocks {
    static final String HTML = """
        <p>
          Hello, "world"
        </p>
        """;

    public static void main(String[] args) {
        System.out.print(HTML);
        String noNewline = """
            one
              two
            three""";
        System.out.println("[" + noNewline + "]");
        System.out.println("""
            a\tb\\c \
            joined \
            line
            spaces kept:   \s
            octal \101 unicode \u0042 quote \""" done ""
            """);
        String left = """
      far left
          indented
      """;
        System.out.print(left);
        System.out.println(HTML.lines().count() + " " + HTML.length() + " " + noNewline.indexOf('\n'));
        System.out.println("""
            %s is %d years and %.1f%%
            """.formatted("Ann", 30, 99.5).strip());
        System.out.println("""
            same""" == "same");
        System.out.println("""

            blank above and below

            """.replace('\n', '|'));
        System.out.println("  a\n b\n   c".stripIndent().replace('\n', '|'));
        System.out.println("x\\ty\\n".translateEscapes().replace('\n', '|').replace('\t', '>'));
        System.out.println("a\nb".indent(3).replace('\n', '|') + "  c\n d".indent(-1).replace('\n', '|'));
        String json = """
            {
              "name": "x",
              "list": [1, 2]
            }""";
        int depth = 0;
        for (char c : json.toCharArray()) {
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        }
        System.out.println(depth + " " + json.hashCode());
    }
}
