// jars: guava
import com.google.common.hash.*;
import com.google.common.io.*;
import com.google.common.graph.*;
import com.google.common.util.concurrent.*;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.*;
public class GuavaHashing {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Hashing.murmur3_128().hashString("abc", StandardCharsets.UTF_8) + " " + Hashing.sha256().hashInt(5) + " " + Hashing.crc32().hashLong(9));
        BloomFilter<CharSequence> filter = BloomFilter.create(Funnels.stringFunnel(StandardCharsets.UTF_8), 100);
        filter.put("in");
        System.out.println(filter.mightContain("in") + " " + filter.mightContain("out"));
        System.out.println(BaseEncoding.base64().encode("hello".getBytes()) + " " + BaseEncoding.base32().decode("NBSWY3DP").length);
        System.out.println(CharStreams.toString(new java.io.StringReader("read")) + " " + ByteStreams.toByteArray(new java.io.ByteArrayInputStream(new byte[7])).length);
        MutableGraph<Integer> graph = GraphBuilder.directed().build();
        graph.putEdge(1, 2); graph.putEdge(2, 3);
        System.out.println(Graphs.reachableNodes(graph, 1) + " " + Graphs.hasCycle(graph) + " " + graph);
        ListenableFuture<Integer> future = Futures.transform(Futures.immediateFuture(4), v -> v * 2, MoreExecutors.directExecutor());
        System.out.println(future.get());
        SettableFuture<String> settable = SettableFuture.create();
        settable.addListener(() -> System.out.println("done"), MoreExecutors.directExecutor());
        settable.set("x");
        System.out.println(settable.get() + " " + Futures.allAsList(future, Futures.immediateFuture(1)).get());
        AtomicDouble sum = new AtomicDouble(1.5); sum.addAndGet(2);
        System.out.println(sum);
    }
}
