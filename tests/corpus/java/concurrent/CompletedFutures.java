// CompletableFuture chains that are complete from the start: apply, compose, combine, exceptions, handle, allOf, anyOf, FutureTask.
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class CompletedFutures {
    static String show(CompletableFuture<?> f) {
        try {
            return "" + f.join();
        } catch (CompletionException e) {
            return "CE(" + e.getCause() + ")";
        } catch (CancellationException e) {
            return "cancelled";
        }
    }

    static <T> CompletableFuture<T> fail(String m) {
        return CompletableFuture.failedFuture(new IllegalStateException(m));
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = CompletableFuture.completedFuture(20);
        System.out.println(show(f.thenApply(x -> x + 1)) + " " + show(f.thenCompose(x -> CompletableFuture.completedFuture(x * 2))) + " " + show(f.thenCombine(f, Integer::sum)) + " " + show(f.thenAccept(x -> System.out.print("accept " + x + " "))) + " " + show(f.thenRun(() -> System.out.print("run "))));
        System.out.println(show(fail("a")) + " " + show(CompletedFutures.<Integer>fail("b").thenApply(x -> x + 1)) + " " + show(CompletedFutures.<Integer>fail("c").exceptionally(e -> -1)) + " " + show(fail("d").handle((v, e) -> v + "/" + e.getMessage())) + " " + show(f.handle((v, e) -> v + "/" + e)));
        System.out.println(show(f.thenApply(x -> x / 0)) + " " + show(f.thenApply(x -> x / 0).exceptionally(e -> {
            System.out.print("[" + e.getClass().getSimpleName() + " " + e.getCause().getMessage() + "] ");
            return 0;
        })));
        System.out.println(show(f.whenComplete((v, e) -> System.out.print("when " + v + e + " "))) + " " + show(fail("w").whenComplete((v, e) -> System.out.print("when " + e.getMessage() + " "))));
        CompletableFuture<String> manual = new CompletableFuture<>();
        CompletableFuture<String> chained = manual.thenApply(String::toUpperCase).thenApply(s -> s + "!");
        CompletableFuture<Void> all = CompletableFuture.allOf(manual, f);
        CompletableFuture<Object> any = CompletableFuture.anyOf(manual, new CompletableFuture<>());
        System.out.println(chained.isDone() + " " + all.isDone() + " " + chained.getNow("absent") + " " + manual.getNumberOfDependents());
        System.out.println(manual.complete("done") + " " + manual.complete("again") + " " + chained.get() + " " + all.isDone() + " " + any.get() + " " + manual.isCompletedExceptionally());
        CompletableFuture<Integer> bad = new CompletableFuture<>();
        bad.completeExceptionally(new ArithmeticException("by hand"));
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        try {
            bad.thenApply(x -> x).join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage());
        }
        CompletableFuture<Integer> can = new CompletableFuture<>();
        System.out.println(can.cancel(true) + " " + can.isCancelled() + " " + show(can) + " " + show(can.thenApply(x -> 1)));
        try {
            new CompletableFuture<>().get(0, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        CompletionStage<String> stage = CompletableFuture.completedStage("s");
        System.out.println(stage.toCompletableFuture().join() + " " + show(f.applyToEither(new CompletableFuture<>(), x -> x + 100)) + " " + show(f.runAfterBoth(manual, () -> System.out.print("both "))) + " " + show(f.acceptEither(f, x -> { })) + " " + show(f.copy()) + " " + show(bad.exceptionallyCompose(e -> f)));
    }
}
