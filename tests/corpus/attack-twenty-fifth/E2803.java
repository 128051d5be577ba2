import java.util.concurrent.FutureTask;

// violated: an ExecutionException leaves main, whatever its cause.
public class E2803 {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> {
            assert args.length > 0;
            return 1;
        });
        new Thread(task).start();
        task.get();
    }
}
