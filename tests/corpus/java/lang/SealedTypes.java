// Sealed interfaces and classes with records, enums and classes below them, walked with pattern instanceof.
import java.util.List;

public class SealedTypes {
    sealed interface Expr permits Num, Bin, Neg, Const {
    }

    record Num(double v) implements Expr {
    }

    record Bin(char op, Expr l, Expr r) implements Expr {
    }

    record Neg(Expr e) implements Expr {
    }

    enum Const implements Expr {
        PI, E, ZERO
    }

    static abstract sealed class Animal {
        abstract String sound();
    }

    static final class Cat extends Animal {
        String sound() {
            return "meow";
        }
    }

    static non-sealed class Dog extends Animal {
        String sound() {
            return "woof";
        }
    }

    static class Puppy extends Dog {
        @Override
        String sound() {
            return super.sound() + "?";
        }
    }

    static double eval(Expr e) {
        if (e instanceof Num n) {
            return n.v();
        } else if (e instanceof Neg neg) {
            return -eval(neg.e());
        } else if (e instanceof Bin b && b.op() == '/' && eval(b.r()) == 0) {
            throw new ArithmeticException("zero in " + show(b));
        } else if (e instanceof Bin b) {
            double l = eval(b.l());
            double r = eval(b.r());
            return switch (b.op()) {
                case '+' -> l + r;
                case '-' -> l - r;
                case '*' -> l * r;
                case '/' -> l / r;
                default -> throw new IllegalArgumentException("op " + b.op());
            };
        } else if (e instanceof Const c) {
            return switch (c) {
                case PI -> Math.PI;
                case E -> Math.E;
                case ZERO -> 0;
            };
        }
        throw new AssertionError(e);
    }

    static String show(Expr e) {
        return e instanceof Num n ? "" + n.v()
            : e instanceof Bin b ? "(" + show(b.l()) + " " + b.op() + " " + show(b.r()) + ")"
            : e instanceof Neg n ? "-" + show(n.e()) : e.toString();
    }

    public static void main(String[] args) {
        Expr e = new Bin('+', new Num(2), new Bin('*', new Neg(new Num(3)), Const.PI));
        System.out.println(show(e) + " = " + eval(e));
        System.out.println(e);
        for (Expr x : List.of(new Bin('/', new Num(1), Const.ZERO), new Bin('?', new Num(1), Const.E), new Neg(Const.ZERO))) {
            try {
                System.out.println(eval(x));
            } catch (ArithmeticException | IllegalArgumentException ex) {
                System.out.println(ex.getMessage());
            }
        }
        for (Animal a : new Animal[] {new Cat(), new Dog(), new Puppy()}) {
            System.out.println(a.sound() + " " + (a instanceof Dog d && !(d instanceof Puppy)));
        }
        System.out.println(Expr.class.isSealed() + " " + Expr.class.getPermittedSubclasses().length + " " + Dog.class.isSealed());
    }
}
