import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Compiles only: lambdas as PCDP wants them. */
public class PcdpLambda {
    static final class Sieve extends Actor {
        private Sieve next;

        @Override
        public void process(final Object message) {
            if (next == null) {
                next = new Sieve();
            }
            next.send(message);
        }
    }

    public static void main(final String[] args) {
        finish(() -> {
            async(() -> System.out.println("task"));
            final Future<String> text = future(() -> "text");
            final Future<Integer> length = futureAwait(() -> text.get().length(), text);
            asyncAwait(() -> {
                try {
                    System.out.println(length.get());
                } catch (InterruptedException | ExecutionException e) {
                    throw new RuntimeException(e);
                }
            }, text, length);
        });
        forall(0, 3, i -> System.out.println(i));
        forallChunked(0, 9, 2, i -> System.out.println(i));
        forall2d(0, 1, 0, 1, (i, j) -> System.out.println(i + j));
        forseq2d(0, 1, 0, 1, (i, j) -> System.out.println(i + j));
        finish(() -> forasync2d(0, 1, 0, 1, (i, j) -> isolated(() -> System.out.println(i + j))));
        isolated(args, text(), () -> System.out.println(numThreads()));
        finish(() -> new Sieve().send(2));
    }

    private static String text() {
        return "lock";
    }
}
