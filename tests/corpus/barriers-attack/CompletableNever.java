// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A future that nobody completes. */
public class CompletableNever {
    public static void main(String[] args) {
        CompletableFuture<Integer> never = new CompletableFuture<>();
        System.out.println(never.join());
    }
}
