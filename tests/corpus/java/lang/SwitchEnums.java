// Switches over enums: several in one class, missing cases, defaults, expression form with exhaustiveness, nested and in lambdas.
import java.util.function.Function;

public class SwitchEnums {
    enum Op { PUSH, ADD, MUL, DUP, SWAP, HALT }

    enum Size { S, M, L, XL }

    static class Holder {
        enum Inner { ONE, TWO }
    }

    static int cost(Op op) {
        int c = 0;
        switch (op) {
            case HALT:
                c += 100;
            case ADD:
            case MUL:
                c += 10;
                break;
            case DUP:
                c += 1;
        }
        return c;
    }

    static String word(Size s) {
        return switch (s) {
            case S -> "small";
            case M -> "medium";
            case L, XL -> {
                String base = "large";
                yield s == Size.XL ? "extra " + base : base;
            }
        };
    }

    static long run(Object... program) {
        long[] stack = new long[16];
        int sp = 0;
        for (int pc = 0; ; pc++) {
            switch ((Op) program[pc]) {
                case PUSH -> stack[sp++] = ((Number) program[++pc]).longValue();
                case ADD -> {
                    sp--;
                    stack[sp - 1] += stack[sp];
                }
                case MUL -> {
                    sp--;
                    stack[sp - 1] *= stack[sp];
                }
                case DUP -> {
                    stack[sp] = stack[sp - 1];
                    sp++;
                }
                case SWAP -> {
                    long t = stack[sp - 1];
                    stack[sp - 1] = stack[sp - 2];
                    stack[sp - 2] = t;
                }
                case HALT -> {
                    return stack[sp - 1];
                }
            }
        }
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.print(op + "=" + cost(op) + " ");
        }
        System.out.println();
        for (Size s : Size.values()) {
            System.out.print(word(s) + ", ");
        }
        System.out.println();
        System.out.println(run(Op.PUSH, 6, Op.DUP, Op.MUL, Op.PUSH, 6L, Op.ADD, Op.HALT) + " " + run(Op.PUSH, 1, Op.PUSH, 2, Op.SWAP, Op.HALT));
        Function<Size, Integer> f = s -> switch (s) {
            case S -> 1;
            default -> switch (Holder.Inner.values()[s.ordinal() % 2]) {
                case ONE -> 10;
                case TWO -> 20;
            };
        };
        for (Size s : Size.values()) {
            System.out.print(f.apply(s) + " ");
        }
        System.out.println();
        try {
            word(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            run(Op.ADD);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            run("text");
        } catch (ClassCastException e) {
            System.out.println("not an op");
        }
    }
}
