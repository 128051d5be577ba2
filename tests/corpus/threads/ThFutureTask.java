import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ThFutureTask {
    static int x;
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> { x = 1; return 42; });
        new Thread(task).start();
        assert task.get() == 42;
        assert x == 1;
    }
}
