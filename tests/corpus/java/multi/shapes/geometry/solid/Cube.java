package geometry.solid;

import geometry.Shape;

/** A cube, whose area is that of its six faces. */
public record Cube(int edge) implements Shape {
    public double area() {
        return 6.0 * edge * edge;
    }

    public Shape scale(double factor) {
        return new Cube((int) (edge * factor));
    }
}
