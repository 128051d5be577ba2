// IntStream, LongStream and DoubleStream: ranges, statistics, boxing, conversions, sums with compensation, iterate, flatMap.
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.LongSummaryStatistics;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class PrimitiveStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.range(5, 0).count());
        System.out.println(IntStream.of(3, 1, 2).summaryStatistics());
        System.out.println(IntStream.empty().summaryStatistics() + " " + IntStream.empty().max() + IntStream.empty().average() + IntStream.empty().sum());
        LongSummaryStatistics ls = LongStream.rangeClosed(1, 20).map(x -> x * x * x).summaryStatistics();
        System.out.println(ls + " " + ls.getMax());
        DoubleSummaryStatistics ds = DoubleStream.of(1.5, -2, 1e10, 0.1).summaryStatistics();
        System.out.println(ds.getSum() + " " + ds.getMin() + " " + ds.getAverage() + " " + ds.getCount());
        System.out.println(DoubleStream.generate(() -> 0.1).limit(10).sum() + " " + DoubleStream.of(1e100, 1, -1e100).sum() + " " + DoubleStream.of(Double.NaN, 1).max() + DoubleStream.of(1, Double.POSITIVE_INFINITY).sum());
        OptionalDouble avg = IntStream.of(1, 2, 4).average();
        System.out.println(avg + " " + avg.getAsDouble() + " " + IntStream.of(9, 8).min() + LongStream.empty().findFirst());
        System.out.println(IntStream.range(0, 20).filter(i -> i % 3 == 1).mapToObj(Integer::toString).toList());
        System.out.println(Arrays.toString(IntStream.range(0, 4).mapToDouble(i -> i / 4.0).toArray()) + Arrays.toString(IntStream.range(0, 3).asLongStream().map(x -> 1L << 40 + x).toArray()));
        System.out.println(Arrays.toString(DoubleStream.of(1.9, -1.9, 1e20).mapToInt(d -> (int) d).toArray()) + Arrays.toString(LongStream.of(1L << 33).mapToInt(l -> (int) l).toArray()));
        System.out.println(IntStream.iterate(1, i -> i * 2).limit(12).boxed().toList() + " " + LongStream.iterate(1, i -> i < 1000, i -> i * 7).boxed().toList());
        System.out.println(IntStream.of(1, 2, 3).flatMap(i -> IntStream.range(0, i)).boxed().toList() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).sum());
        System.out.println(IntStream.of(5, 3, 5, 1).sorted().distinct().boxed().toList() + " " + IntStream.of(1, 2, 3, 4).skip(1).limit(2).sum());
        PrimitiveIterator.OfInt it = IntStream.range(10, 13).iterator();
        int s = 0;
        while (it.hasNext()) {
            s += it.nextInt();
        }
        System.out.println(s);
        System.out.println(new Random(5).ints(5, 0, 100).boxed().toList() + " " + new Random(5).doubles(2).boxed().toList());
        System.out.println("stream".chars().sum() + " " + "a😀b".codePoints().boxed().toList() + " " + "a😀b".chars().count());
        System.out.println(IntStream.rangeClosed(2, 60).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        StringBuilder collected = IntStream.range(0, 5).collect(StringBuilder::new, (sb, i) -> sb.append(i), StringBuilder::append);
        System.out.println(collected);
        System.out.println(IntStream.of(1, 2, 3).anyMatch(i -> i > 2) + " " + IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum());
        System.out.println(IntStream.range(0, 10).takeWhile(i -> i < 3).sum() + IntStream.range(0, 10).dropWhile(i -> i < 7).sum());
        System.out.println(IntStream.of(1, 2).mapMulti((i, c) -> { c.accept(i); c.accept(-i); }).sum() + " " + IntStream.range(0, 1000).parallel().sequential().isParallel());
    }
}
