// proved: a list of tasks by invokeAll; each result is read behind it
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.*;

public class FJ09 {
  static final class Square extends RecursiveTask<Integer> {
    final int of;
    Square(int of) { this.of = of; }
    @Override
    protected Integer compute() { return of * of; }
  }
  static final class All extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
      List<Square> squares = new ArrayList<>();
      for (int i = 1; i <= 4; i++) squares.add(new Square(i));
      int sum = 0;
      for (Square one : ForkJoinTask.invokeAll(squares)) sum += one.getRawResult();
      return sum;
    }
  }
  public static void main(String[] a) {
    if (new ForkJoinPool(2).invoke(new All()) != 30) throw new AssertionError();
  }
}
