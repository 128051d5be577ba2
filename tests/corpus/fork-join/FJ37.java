// violated: a parallel stream runs its function in several tasks, which race on the field
import java.util.stream.IntStream;

public class FJ37 {
  static int x;
  public static void main(String[] a) {
    IntStream.range(0, 2).parallel().forEach(i -> x = i);
  }
}
