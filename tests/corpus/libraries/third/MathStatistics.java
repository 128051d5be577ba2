// jars: commons-math3
import org.apache.commons.math3.stat.descriptive.*;
import org.apache.commons.math3.stat.regression.*;
import org.apache.commons.math3.distribution.*;
import org.apache.commons.math3.random.*;
import org.apache.commons.math3.transform.*;
import org.apache.commons.math3.ode.nonstiff.*;
import org.apache.commons.math3.optim.linear.*;
public class MathStatistics {
    public static void main(String[] arguments) {
        DescriptiveStatistics s = new DescriptiveStatistics(new double[] {1, 2, 3, 4, 10});
        System.out.println(s.getMean() + " " + s.getStandardDeviation() + " " + s.getPercentile(50) + " " + s.getSkewness());
        SimpleRegression r = new SimpleRegression(); r.addData(1, 2); r.addData(2, 4.1); r.addData(3, 5.9);
        System.out.println(r.getSlope() + " " + r.getRSquare());
        System.out.println(new NormalDistribution().cumulativeProbability(1) + " " + new BinomialDistribution(10, 0.5).probability(3));
        MersenneTwister random = new MersenneTwister(42);
        System.out.println(random.nextInt() + " " + random.nextDouble() + " " + new Well19937c(7).nextLong());
        System.out.println(new FastFourierTransformer(DftNormalization.STANDARD).transform(new double[] {1, 2, 3, 4}, TransformType.FORWARD)[1]);
    }
}
