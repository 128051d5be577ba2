// violated: the task may be done when main looks.
import java.util.concurrent.*;

public class FJ61 {
    public static void main(String[] args) {
        ForkJoinTask<?> task = new ForkJoinPool(2).submit(() -> { });
        assert !task.isDone();
    }
}
