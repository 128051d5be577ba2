import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.CompletableFuture;

// proved: asyncAwait waits for a future of the program, too.
public class PcdpAwaitsAnyFuture {
    static int x;

    public static void main(String[] args) {
        finish(() -> {
            CompletableFuture<Integer> given = new CompletableFuture<>();
            asyncAwait(() -> x++, given);
            async(() -> {
                x = 1;
                given.complete(1);
            });
        });
        assert x == 2;
    }
}
