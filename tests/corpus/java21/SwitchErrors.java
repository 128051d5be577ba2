// Run-time failures of pattern switches: uncaught MatchException from an accessor, with its cause in the trace.
// jdk: 21
public class SwitchErrors {
    sealed interface Shape permits Circle, Square {
    }

    record Circle(double r) implements Shape {
        @Override
        public double r() {
            if (r < 0) {
                throw new IllegalStateException("negative radius " + r);
            }
            return r;
        }
    }

    record Square(double side) implements Shape {
    }

    static double area(Shape s) {
        return switch (s) {
            case Circle(double r) -> 3 * r * r;
            case Square(double a) -> a * a;
        };
    }

    public static void main(String[] args) {
        System.out.println(area(new Circle(2)) + " " + area(new Square(3)));
        try {
            area(null);
        } catch (NullPointerException e) {
            System.out.println("null shape " + e.getMessage());
        }
        System.out.println(area(new Circle(-1)));
    }
}
