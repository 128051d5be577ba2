// jars: guava
import com.google.common.cache.*;
import com.google.common.eventbus.*;
import com.google.common.primitives.*;
import com.google.common.math.*;
import java.util.*;
public class GuavaCaches {
    @Subscribe public void heard(String event) { System.out.println("heard " + event); }
    public static void main(String[] arguments) throws Exception {
        LoadingCache<Integer, String> cache = CacheBuilder.newBuilder().maximumSize(2).recordStats().build(new CacheLoader<Integer, String>() {
            @Override public String load(Integer key) { System.out.println("load " + key); return "v" + key; }
        });
        System.out.println(cache.get(1) + cache.get(1) + cache.get(2) + cache.size() + " " + cache.stats().hitCount());
        cache.invalidate(1);
        System.out.println(cache.getIfPresent(1));
        EventBus bus = new EventBus("main");
        bus.register(new GuavaCaches());
        bus.post("hello");
        System.out.println(Ints.asList(3, 4) + " " + Longs.max(1, 9, 3) + " " + Ints.tryParse("12") + " " + Bytes.concat(new byte[1], new byte[2]).length + " " + UnsignedInts.toString(-1));
        System.out.println(IntMath.gcd(12, 18) + " " + LongMath.factorial(10) + " " + BigIntegerMath.log2(java.math.BigInteger.TEN, java.math.RoundingMode.UP) + " " + DoubleMath.mean(1, 2, 6));
    }
}
