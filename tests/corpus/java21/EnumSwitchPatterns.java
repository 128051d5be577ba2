// Enums and sealed interfaces mixed in one pattern switch, guards with side effects, nested switches and yield.
// jdk: 21
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

public class EnumSwitchPatterns {
    sealed interface Token permits Op, Num, Word {
    }

    enum Op implements Token {
        PLUS, MINUS, TIMES, OPEN, CLOSE;

        int precedence() {
            return switch (this) {
                case PLUS, MINUS -> 1;
                case TIMES -> 2;
                case OPEN, CLOSE -> 0;
            };
        }
    }

    record Num(long value) implements Token {
    }

    record Word(String text) implements Token {
    }

    static int guards;

    static boolean guard(boolean b) {
        guards++;
        return b;
    }

    static List<Token> lex(String s) {
        List<Token> out = new ArrayList<>();
        for (String p : s.split(" ")) {
            out.add(switch (p) {
                case "+" -> Op.PLUS;
                case "-" -> Op.MINUS;
                case "*" -> Op.TIMES;
                case "(" -> Op.OPEN;
                case ")" -> Op.CLOSE;
                case String n when n.chars().allMatch(Character::isDigit) -> new Num(Long.parseLong(n));
                case String w -> new Word(w);
            });
        }
        return out;
    }

    static long eval(List<Token> tokens) {
        List<Long> values = new ArrayList<>();
        List<Op> ops = new ArrayList<>();
        for (Token t : tokens) {
            switch (t) {
                case Num(long v) -> values.add(v);
                case Word(String w) when guard(w.equals("ten")) -> values.add(10L);
                case Word(String w) -> throw new IllegalArgumentException("word " + w);
                case Op.OPEN -> ops.add(Op.OPEN);
                case Op.CLOSE -> {
                    while (ops.getLast() != Op.OPEN) {
                        apply(values, ops.removeLast());
                    }
                    ops.removeLast();
                }
                case Op op -> {
                    while (!ops.isEmpty() && ops.getLast().precedence() >= op.precedence()) {
                        apply(values, ops.removeLast());
                    }
                    ops.add(op);
                }
            }
        }
        while (!ops.isEmpty()) {
            apply(values, ops.removeLast());
        }
        return values.getFirst();
    }

    static void apply(List<Long> values, Op op) {
        long b = values.removeLast();
        long a = values.removeLast();
        values.add(switch (op) {
            case PLUS -> a + b;
            case MINUS -> a - b;
            case TIMES -> a * b;
            case OPEN, CLOSE -> throw new IllegalStateException("unbalanced");
        });
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1 + 2 * 3", "( 1 + 2 ) * 3", "10 - 4 - 3", "ten * ( 2 + ten )", "1 + two", "( 1 + 2"}) {
            try {
                System.out.println(s + " = " + eval(lex(s)));
            } catch (IllegalArgumentException | NoSuchElementException e) {
                System.out.println(s + ": " + e);
            }
        }
        System.out.println(guards + " " + lex("1 + x"));
    }
}
