// A recursive descent parser and evaluator with variables, functions, precedence, and errors with positions.
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleUnaryOperator;

public class ExpressionParser {
    static class ParseError extends RuntimeException {
        ParseError(String message, int at) {
            super(message + " at " + at);
        }
    }

    private static final Map<String, DoubleUnaryOperator> FUNCTIONS = Map.of("sqrt", Math::sqrt, "abs", Math::abs, "neg", d -> -d, "half", d -> d / 2);
    private final String text;
    private final Map<String, Double> vars;
    private int pos;

    ExpressionParser(String text, Map<String, Double> vars) {
        this.text = text;
        this.vars = vars;
    }

    private char peek() {
        while (pos < text.length() && text.charAt(pos) == ' ') {
            pos++;
        }
        return pos < text.length() ? text.charAt(pos) : '\0';
    }

    private boolean accept(char c) {
        if (peek() == c) {
            pos++;
            return true;
        }
        return false;
    }

    double statement() {
        int start = pos;
        String name = word();
        if (!name.isEmpty() && accept('=')) {
            double v = sum();
            vars.put(name, v);
            return end(v);
        }
        pos = start;
        return end(sum());
    }

    private double end(double v) {
        if (peek() != '\0') {
            throw new ParseError("unexpected '" + peek() + "'", pos);
        }
        return v;
    }

    private double sum() {
        double v = product();
        while (true) {
            if (accept('+')) {
                v += product();
            } else if (accept('-')) {
                v -= product();
            } else {
                return v;
            }
        }
    }

    private double product() {
        double v = unary();
        while (true) {
            if (accept('*')) {
                v *= unary();
            } else if (accept('/')) {
                v /= unary();
            } else if (accept('%')) {
                v %= unary();
            } else {
                return v;
            }
        }
    }

    private double unary() {
        return accept('-') ? -unary() : power();
    }

    private double power() {
        double base = atom();
        if (!accept('^')) {
            return base;
        }
        int n = (int) unary();
        double r = 1;
        for (int i = 0; i < Math.abs(n); i++) {
            r *= base;
        }
        return n < 0 ? 1 / r : r;
    }

    private String word() {
        peek();
        int start = pos;
        while (pos < text.length() && Character.isLetter(text.charAt(pos))) {
            pos++;
        }
        return text.substring(start, pos);
    }

    private double atom() {
        char c = peek();
        if (accept('(')) {
            double v = sum();
            if (!accept(')')) {
                throw new ParseError("expected )", pos);
            }
            return v;
        }
        int start = pos;
        if (Character.isLetter(c)) {
            String name = word();
            DoubleUnaryOperator f = FUNCTIONS.get(name);
            if (f != null) {
                return f.applyAsDouble(atom());
            }
            if (!vars.containsKey(name)) {
                throw new ParseError("unknown " + name, start);
            }
            return vars.get(name);
        }
        while (pos < text.length() && (Character.isDigit(text.charAt(pos)) || text.charAt(pos) == '.')) {
            pos++;
        }
        if (start == pos) {
            throw new ParseError("expected a number", pos);
        }
        return Double.parseDouble(text.substring(start, pos));
    }

    public static void main(String[] args) {
        Map<String, Double> vars = new TreeMap<>();
        for (String line : new String[] {"1 + 2 * 3", "(1+2)*3", "-2^2", "2^-3", "2^3^2", "x = 10 / 4", "x * x - 1", "sqrt(16) + abs(-3)", "7 % 4 * 2", "1/0", "half half 10", "y", "3 +", "(1", "2 $ 3", "1.2.3", "", "x = y = 3", "neg(x)"}) {
            try {
                System.out.println(line + " -> " + new ExpressionParser(line, vars).statement());
            } catch (ParseError e) {
                System.out.println(line + " -> error: " + e.getMessage());
            } catch (NumberFormatException e) {
                System.out.println(line + " -> bad number: " + e.getMessage());
            }
        }
        System.out.println(vars);
    }
}
