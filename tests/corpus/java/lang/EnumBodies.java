// Enums with fields, constructors, constant bodies, abstract methods, interfaces, valueOf, switch and reflection of constants.
import java.util.Arrays;
import java.util.function.IntBinaryOperator;

public class EnumBodies {
    enum Op implements IntBinaryOperator {
        ADD("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        SUB("-") {
            public int applyAsInt(int a, int b) {
                return a - b;
            }

            @Override
            public String toString() {
                return "minus";
            }
        },
        POW("^") {
            private int steps;

            public int applyAsInt(int a, int b) {
                steps++;
                return b == 0 ? 1 : a * applyAsInt(a, b - 1);
            }

            @Override
            int cost() {
                return steps;
            }
        };

        final String sign;

        Op(String sign) {
            this.sign = sign;
        }

        int cost() {
            return 1;
        }
    }

    enum Color {
        RED, GREEN, BLUE;

        private static final Color[] ALL = values();

        Color next() {
            return ALL[(ordinal() + 1) % ALL.length];
        }
    }

    enum Empty { }

    static int weight(Color c) {
        switch (c) {
            case RED:
                return 1;
            case BLUE:
                return 3;
            default:
                return c.name().length();
        }
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println(op + " " + op.name() + " " + op.sign + " " + op.applyAsInt(2, 5) + " " + op.cost()
                + " " + op.getClass().getName() + " " + op.getDeclaringClass().getSimpleName());
        }
        System.out.println(Op.valueOf("SUB").ordinal() + " " + Enum.valueOf(Color.class, "GREEN").next().next());
        try {
            Color.valueOf("PINK");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Color c : Color.values()) {
            System.out.println(c + " " + weight(c) + " " + c.next() + " " + c.compareTo(Color.GREEN) + " " + c.equals(Color.RED));
        }
        System.out.println(Empty.values().length + " " + Arrays.toString(Color.class.getEnumConstants()) + " " + Op.ADD.getClass().isEnum());
        String r = switch (Color.RED.next()) {
            case RED -> "r";
            case GREEN -> "g";
            case BLUE -> "b";
        };
        System.out.println(r);
        Color none = null;
        try {
            weight(none);
        } catch (NullPointerException e) {
            System.out.println("null enum");
        }
        Color[] copy = Color.values();
        copy[0] = Color.BLUE;
        System.out.println(Color.values()[0] + " " + (Color.RED == Color.valueOf("RED")));
    }
}
