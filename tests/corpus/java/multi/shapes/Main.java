// Several files in packages: interfaces, abstract classes and package-private members across directories.
import geometry.Shape;
import geometry.Shapes;
import geometry.solid.Cube;
import static geometry.Shapes.total;

public class Main {
    public static void main(String[] args) {
        Shape[] all = {Shapes.circle(1.5), Shapes.square(2), new Cube(3), Shape.UNIT};
        for (Shape s : all) {
            System.out.println(s + " area " + s.area() + " scaled " + s.scale(2).area());
        }
        System.out.println(total(all) + " made " + Shapes.made());
        System.out.println(all[0].getClass().getName() + " " + Cube.class.getPackageName() + " " + all[2].getClass().getSimpleName());
        try {
            Shapes.square(-1);
        } catch (IllegalArgumentException e) {
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println(e.getMessage() + " in " + top.getClassName() + "." + top.getMethodName() + " of " + top.getFileName());
        }
        new Cube(1).scale(0).area();
        throw new IllegalStateException("end of main");
    }
}
