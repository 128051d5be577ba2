import static edu.rice.hj.Module2.*;

import java.util.concurrent.CompletableFuture;

/** The common pool beside the tasks. */
public class CompletableFutureAsync {
    public static void main(String[] args) {
        launchHabaneroApp(() -> System.out.println(CompletableFuture.supplyAsync(() -> 1).join()));
    }
}
