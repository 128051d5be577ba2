// jars: guava
import com.google.common.base.*;
import com.google.common.collect.*;
import com.google.common.net.*;
import com.google.common.reflect.*;
import com.google.common.escape.*;
import com.google.common.html.HtmlEscapers;
import com.google.common.util.concurrent.*;
import java.util.*;
import java.util.concurrent.*;
public class GuavaMore {
    public static void main(String[] arguments) throws Exception {
        System.out.println(new TypeToken<List<Map<String, Integer>>>() {}.resolveType(List.class.getMethod("get", int.class).getGenericReturnType()) + " " + TypeToken.of(ArrayList.class).getTypes().interfaces().rawTypes().size());
        System.out.println(HostAndPort.fromString("h:80").getPort() + " " + MediaType.parse("text/plain; charset=utf-8").subtype() + " " + HtmlEscapers.htmlEscaper().escape("<a & 'b'>"));
        Supplier<Integer> once = Suppliers.memoize(() -> { System.out.println("made"); return 5; });
        System.out.println(once.get() + once.get() + " " + Functions.compose((Integer x) -> x + 1, (String s) -> s.length()).apply("abc") + " " + Predicates.in(List.of(1)).apply(1));
        PeekingIterator<Integer> peek = Iterators.peekingIterator(List.of(1, 2).iterator());
        System.out.println(peek.peek() + peek.next() + peek.next() + " " + Streams.zip(List.of(1, 2).stream(), List.of("a", "b").stream(), (n, s) -> n + s).collect(ImmutableList.toImmutableList()));
        System.out.println(EvictingQueue.<Integer>create(2) + " " + MinMaxPriorityQueue.<Integer>create(List.of(3, 1, 2)).peekLast() + " " + ImmutableRangeMap.of(Range.closed(1, 3), "x").get(2) + " " + Comparators.isInOrder(List.of(1, 2), Comparator.naturalOrder()));
        try { Verify.verify(1 > 2, "no %s", "way"); } catch (VerifyException failed) { System.out.println(failed.getMessage()); }
        System.out.println(Throwables.getRootCause(new RuntimeException(new IllegalStateException("root"))).getMessage() + " " + Stopwatch.createUnstarted().isRunning() + " " + Ascii.truncate("long text", 6, ".."));
        ListeningExecutorService pool = MoreExecutors.listeningDecorator(Executors.newSingleThreadExecutor());
        System.out.println(Futures.transformAsync(pool.submit(() -> 20), v -> Futures.immediateFuture(v + 1), MoreExecutors.directExecutor()).get());
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS));
        ClassToInstanceMap<Number> numbers = MutableClassToInstanceMap.create(); numbers.putInstance(Integer.class, 3);
        System.out.println(numbers.getInstance(Integer.class) + " " + ImmutableTable.of("r", "c", 1).cellSet() + " " + Interners.newStrongInterner().intern("i"));
    }
}
