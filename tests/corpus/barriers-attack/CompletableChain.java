// expect: unknown: java.util.concurrent.CompletableFuture.supplyAsync may block, which is
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A chain of stages of the library. */
public class CompletableChain {
    public static void main(String[] args) {
        CompletableFuture<Integer> sum = CompletableFuture.supplyAsync(() -> 1).thenApply(x -> x + 1);
        System.out.println(sum.join());
    }
}
