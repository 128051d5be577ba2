// jars: commons-math3
import org.apache.commons.math3.analysis.*;
import org.apache.commons.math3.analysis.differentiation.*;
import org.apache.commons.math3.analysis.integration.*;
import org.apache.commons.math3.analysis.interpolation.*;
import org.apache.commons.math3.geometry.euclidean.threed.*;
import org.apache.commons.math3.geometry.euclidean.twod.*;
import org.apache.commons.math3.geometry.euclidean.twod.hull.*;
import org.apache.commons.math3.ml.clustering.*;
import org.apache.commons.math3.optim.linear.*;
import org.apache.commons.math3.optim.nonlinear.scalar.GoalType;
import org.apache.commons.math3.primes.Primes;
import org.apache.commons.math3.stat.inference.TestUtils;
import java.util.*;
public class MathMore {
    public static void main(String[] arguments) {
        UnivariateFunction square = x -> x * x;
        System.out.println(new SimpsonIntegrator().integrate(1000, square, 0, 3) + " " + new SplineInterpolator().interpolate(new double[] {0, 1, 2}, new double[] {0, 1, 4}).value(1.5));
        DerivativeStructure x = new DerivativeStructure(1, 2, 0, 2.0);
        System.out.println(x.multiply(x).add(x).getPartialDerivative(1) + " " + new Vector3D(1, 2, 3).crossProduct(new Vector3D(4, 5, 6)) + " " + new Rotation(Vector3D.PLUS_K, Math.PI / 2, RotationConvention.VECTOR_OPERATOR).applyTo(Vector3D.PLUS_I).getY());
        System.out.println(new MonotoneChain().generate(List.of(new Vector2D(0, 0), new Vector2D(2, 0), new Vector2D(1, 1), new Vector2D(1, 3))).getVertices().length + " " + Primes.primeFactors(360) + " " + Primes.nextPrime(100));
        SimplexSolver simplex = new SimplexSolver();
        System.out.println(Arrays.toString(simplex.optimize(new LinearObjectiveFunction(new double[] {3, 2}, 0), new LinearConstraintSet(List.of(new LinearConstraint(new double[] {1, 1}, Relationship.LEQ, 4), new LinearConstraint(new double[] {1, 0}, Relationship.LEQ, 3))), GoalType.MAXIMIZE, new NonNegativeConstraint(true)).getPoint()));
        List<DoublePoint> points = List.of(new DoublePoint(new double[] {0}), new DoublePoint(new double[] {0.1}), new DoublePoint(new double[] {9}), new DoublePoint(new double[] {9.2}));
        System.out.println(new DBSCANClusterer<DoublePoint>(1, 1).cluster(points).size() + " " + TestUtils.t(new double[] {1, 2, 3}, new double[] {2, 3, 4}));
    }
}
