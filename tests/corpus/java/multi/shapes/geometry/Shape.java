package geometry;

/** A flat or solid body with a surface. */
public interface Shape {
    Shape UNIT = Shapes.square(1);

    double area();

    Shape scale(double factor);

    default boolean largerThan(Shape other) {
        return area() > other.area();
    }
}
