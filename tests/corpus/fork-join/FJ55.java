// proved: a parallel sum of four numbers is their sum
import java.util.stream.IntStream;

public class FJ55 {
  public static void main(String[] a) {
    if (IntStream.range(0, 4).parallel().sum() != 6) throw new AssertionError();
  }
}
