// A hand-written tokenizer for a small language, and a stack machine that runs the compiled result.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Tokenizer {
    enum Kind { NUM, ID, OP, STR, END }

    record Token(Kind kind, String text, int line) {
    }

    static List<Token> tokens(String src) {
        List<Token> out = new ArrayList<>();
        int line = 1;
        int i = 0;
        while (i < src.length()) {
            char c = src.charAt(i);
            int start = i;
            if (c == '\n') {
                line++;
                i++;
            } else if (Character.isWhitespace(c)) {
                i++;
            } else if (Character.isDigit(c)) {
                while (i < src.length() && Character.isDigit(src.charAt(i))) {
                    i++;
                }
                out.add(new Token(Kind.NUM, src.substring(start, i), line));
            } else if (Character.isLetter(c)) {
                while (i < src.length() && Character.isLetterOrDigit(src.charAt(i))) {
                    i++;
                }
                out.add(new Token(Kind.ID, src.substring(start, i), line));
            } else if (c == '"') {
                i = src.indexOf('"', i + 1) + 1;
                if (i == 0) {
                    throw new IllegalArgumentException("open string on line " + line);
                }
                out.add(new Token(Kind.STR, src.substring(start + 1, i - 1), line));
            } else {
                i += src.startsWith("==", i) || src.startsWith("<=", i) ? 2 : 1;
                out.add(new Token(Kind.OP, src.substring(start, i), line));
            }
        }
        out.add(new Token(Kind.END, "", line));
        return out;
    }

    static int run(String postfix, Map<String, Integer> vars) {
        Deque<Integer> stack = new ArrayDeque<>();
        for (Token t : tokens(postfix)) {
            switch (t.kind()) {
                case NUM -> stack.push(Integer.parseInt(t.text()));
                case ID -> stack.push(vars.getOrDefault(t.text(), 0));
                case STR -> System.out.print(t.text());
                case OP -> {
                    int b = stack.pop();
                    int a = stack.pop();
                    stack.push(switch (t.text()) {
                        case "+" -> a + b;
                        case "-" -> a - b;
                        case "*" -> a * b;
                        case "/" -> a / b;
                        case "<=" -> a <= b ? 1 : 0;
                        case "==" -> a == b ? 1 : 0;
                        default -> throw new IllegalArgumentException("operator " + t.text() + " on line " + t.line());
                    });
                }
                case END -> { }
            }
        }
        return stack.pop();
    }

    public static void main(String[] args) {
        for (Token t : tokens("let x1 = 42;\nif x1 <= 50 { print(\"small one\") }\nx1 == 7")) {
            System.out.print(t.kind() + ":" + t.text() + ":" + t.line() + " ");
        }
        System.out.println();
        Map<String, Integer> vars = new HashMap<>(Map.of("n", 6, "m", 7));
        for (String p : new String[] {"n m *", "1 2 + 3 4 + *", "\"hi \" n 6 ==", "10 n / unknown -", "1 0 /", "1 +", "2 3 ?", "\"open"}) {
            try {
                System.out.println(p + " = " + run(p, vars));
            } catch (ArithmeticException | IllegalArgumentException | java.util.NoSuchElementException e) {
                System.out.println(p + " fails: " + e);
            }
        }
    }
}
