// jars: commons-math3
import org.apache.commons.math3.linear.*;
import org.apache.commons.math3.complex.*;
import org.apache.commons.math3.fraction.*;
import org.apache.commons.math3.analysis.polynomials.*;
import org.apache.commons.math3.analysis.solvers.*;
import org.apache.commons.math3.util.*;
public class MathAlgebra {
    public static void main(String[] arguments) {
        RealMatrix a = MatrixUtils.createRealMatrix(new double[][] {{2, 1}, {1, 3}});
        System.out.println(new LUDecomposition(a).getSolver().solve(new ArrayRealVector(new double[] {3, 5})) + " " + new LUDecomposition(a).getDeterminant());
        EigenDecomposition eigen = new EigenDecomposition(a);
        System.out.println(eigen.getRealEigenvalue(0) + " " + new SingularValueDecomposition(a).getNorm() + " " + a.multiply(a));
        System.out.println(new Complex(3, 4).sqrt() + " " + new Complex(1, 1).exp() + " " + new BigFraction(6, 8) + " " + new Fraction(0.3333, 100));
        PolynomialFunction p = new PolynomialFunction(new double[] {-6, 1, 1});
        System.out.println(p + " " + p.derivative() + " " + new BrentSolver().solve(100, p, 0, 5) + " " + new LaguerreSolver().solveAllComplex(new double[] {-6, 1, 1}, 0)[0]);
        System.out.println(ArithmeticUtils.gcd(12, 18) + " " + CombinatoricsUtils.binomialCoefficient(10, 3) + " " + FastMath.cbrt(27) + " " + FastMath.log(3) + " " + FastMath.sin(1.25) + " " + Precision.round(2.345, 2));
        try { MatrixUtils.inverse(MatrixUtils.createRealMatrix(2, 2)); } catch (SingularMatrixException e) { System.out.println(e.getMessage()); }
    }
}
