package hj.lang;

/** A point of up to five coordinates. */
public class Point {
    private final int[] coordinates;

    private Point(int[] coordinates) {
        this.coordinates = coordinates;
    }

    /** One coordinate. */
    public Point(int a) {
        this(new int[] {a});
    }

    /** Two coordinates. */
    public Point(int a, int b) {
        this(new int[] {a, b});
    }

    /** Three coordinates. */
    public Point(int a, int b, int c) {
        this(new int[] {a, b, c});
    }

    /** Four coordinates. */
    public Point(int a, int b, int c, int d) {
        this(new int[] {a, b, c, d});
    }

    /** Five coordinates. */
    public Point(int a, int b, int c, int d, int e) {
        this(new int[] {a, b, c, d, e});
    }

    /** The same point. */
    public Point(Point other) {
        this(other.coordinates.clone());
    }

    /** The coordinates of both, one after the other. */
    public Point(Point first, Point second) {
        this(join(first.coordinates, second.coordinates));
    }

    private static int[] join(int[] first, int[] second) {
        int[] joined = new int[first.length + second.length];
        System.arraycopy(first, 0, joined, 0, first.length);
        System.arraycopy(second, 0, joined, first.length, second.length);
        return joined;
    }

    /** One coordinate. */
    public int get(int dimension) {
        return coordinates[dimension];
    }
}
