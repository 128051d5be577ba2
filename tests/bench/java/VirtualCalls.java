// Calls through a class hierarchy and an interface, with small bodies: getters, virtual and interface dispatch, recursion.
public class VirtualCalls {
    interface Shape {
        int area(int scale);
    }

    abstract static class Base implements Shape {
        private int seen;

        int seen() {
            return seen;
        }

        void mark(int by) {
            seen += by;
        }

        abstract int weight();
    }

    static class Square extends Base {
        final int side;

        Square(int side) {
            this.side = side;
        }

        public int area(int scale) {
            return side * side * scale;
        }

        int weight() {
            return 3;
        }
    }

    static class Strip extends Square {
        Strip(int side) {
            super(side);
        }

        @Override
        public int area(int scale) {
            return side * scale + seen();
        }
    }

    static final class Dot extends Base {
        public int area(int scale) {
            return scale;
        }

        int weight() {
            return 1;
        }
    }

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static void main(String[] args) {
        Base[] all = {new Square(3), new Strip(5), new Dot(), new Square(2)};
        Shape[] shapes = all.clone();
        long sum = 0;
        for (int i = 0; i < 7_000_000; i++) {
            Base b = all[i & 3];
            b.mark(b.weight());
            sum += shapes[i * 7 >>> 3 & 3].area(i & 15) + b.seen();
        }
        sum += fib(31);
        System.out.println("VirtualCalls " + sum);
    }
}
