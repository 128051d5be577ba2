package geometry;

/** Makes shapes and counts them. */
public final class Shapes {
    static int count;

    private Shapes() {
    }

    public static Shape circle(double r) {
        return new Circle(r);
    }

    public static Shape square(double side) {
        return new Square(side);
    }

    public static double total(Shape... shapes) {
        double t = 0;
        for (Shape s : shapes) {
            t += s.area();
        }
        return t;
    }

    public static int made() {
        return count;
    }
}

abstract class Base implements Shape {
    protected final double size;

    Base(double size) {
        if (size < 0) {
            throw new IllegalArgumentException("negative size " + size);
        }
        this.size = size;
        Shapes.count++;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + "(" + size + ")";
    }
}

class Circle extends Base {
    Circle(double r) {
        super(r);
    }

    public double area() {
        return Math.PI * size * size;
    }

    public Shape scale(double f) {
        return new Circle(size * f);
    }
}

class Square extends Base {
    Square(double side) {
        super(side);
    }

    public double area() {
        return size * size;
    }

    public Shape scale(double f) {
        return new Square(size * f);
    }
}
