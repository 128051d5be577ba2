import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Executors, parallel streams, completable futures and fork/join, with results that do not depend on the schedule. */
public class Pools {
    static class Fibonacci extends RecursiveTask<Integer> {
        final int n;

        Fibonacci(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) {
                return n;
            }
            Fibonacci left = new Fibonacci(n - 1);
            left.fork();
            return new Fibonacci(n - 2).compute() + left.join();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Callable<Integer>> jobs = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int n = i;
            jobs.add(() -> n * n);
        }
        int sum = 0;
        for (Future<Integer> one : pool.invokeAll(jobs)) {
            sum += one.get();
        }
        System.out.println(sum);
        Future<?> failing = pool.submit(() -> {
            throw new IllegalStateException("on purpose");
        });
        try {
            failing.get();
        } catch (ExecutionException expected) {
            System.out.println(expected.getCause());
        }
        pool.shutdown();
        System.out.println(pool.isShutdown());
        System.out.println(IntStream.range(0, 1000).parallel().filter(n -> n % 3 == 0).sum());
        System.out.println(IntStream.range(0, 50).parallel().boxed().map(n -> n * 2).collect(Collectors.toList()));
        CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> 20);
        CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> 22);
        System.out.println(left.thenCombine(right, Integer::sum).get());
        System.out.println(left.thenApplyAsync(n -> n / 0).exceptionally(failure -> -1).join());
        System.out.println(new ForkJoinPool(2).invoke(new Fibonacci(10)));
        System.out.println(new Fibonacci(8).fork().join());
    }
}
