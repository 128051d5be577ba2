// Atomic classes in one thread: every update method, arrays, references with stamps and marks, adders, accumulators, field updaters.
import java.util.concurrent.atomic.*;

public class Atomics {
    volatile int vi = 1;
    volatile long vl = 2;
    volatile String vs = "a";
    static final AtomicIntegerFieldUpdater<Atomics> VI = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "vi");
    static final AtomicLongFieldUpdater<Atomics> VL = AtomicLongFieldUpdater.newUpdater(Atomics.class, "vl");
    static final AtomicReferenceFieldUpdater<Atomics, String> VS = AtomicReferenceFieldUpdater.newUpdater(Atomics.class, String.class, "vs");

    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.get() + " " + i.getAndSet(7) + " " + i.incrementAndGet() + " " + i.getAndIncrement() + " " + i.decrementAndGet() + " " + i.getAndDecrement() + " " + i.addAndGet(10) + " " + i.getAndAdd(-3) + " " + i);
        System.out.println(i.compareAndSet(14, 20) + " " + i.compareAndSet(99, 1) + " " + i.updateAndGet(x -> x * 2) + " " + i.getAndUpdate(x -> x + 1) + " " + i.accumulateAndGet(9, Math::max) + " " + i.getAndAccumulate(2, (a, b) -> a - b) + " " + i.compareAndExchange(39, 1) + " " + i.getPlain() + i.getAcquire() + i.getOpaque() + " " + i.weakCompareAndSetPlain(1, 2) + i.intValue() + i.doubleValue());
        i.set(Integer.MAX_VALUE);
        i.lazySet(i.incrementAndGet());
        System.out.println(i);
        AtomicLong l = new AtomicLong(1L << 40);
        System.out.println(l.incrementAndGet() + " " + l.getAndAdd(5) + " " + l.accumulateAndGet(3, (a, b) -> a % b) + " " + l.compareAndSet(l.get(), -1) + l);
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b + " " + b.compareAndSet(false, true) + " " + b.getAndSet(false) + " " + b.get());
        AtomicReference<String> r = new AtomicReference<>("x");
        String y = "y";
        System.out.println(r.compareAndSet("x", y) + " " + r.compareAndSet(new String("y"), "z") + " " + r.updateAndGet(s -> s + s) + " " + r.getAndAccumulate("!", String::concat) + " " + r + " " + r.getAndSet(null) + r.get());
        AtomicIntegerArray ia = new AtomicIntegerArray(3);
        ia.incrementAndGet(1);
        ia.addAndGet(2, 5);
        ia.accumulateAndGet(2, 4, (a, c) -> a * c);
        System.out.println(ia + " " + ia.length() + " " + ia.getAndSet(0, 9) + ia.compareAndSet(0, 9, 8) + ia.get(0));
        try {
            ia.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        AtomicLongArray la = new AtomicLongArray(new long[] {1, 2});
        la.getAndUpdate(1, x -> x << 40);
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(2);
        ra.set(0, "p");
        ra.updateAndGet(0, s -> s + "q");
        System.out.println(la + " " + ra);
        Atomics o = new Atomics();
        System.out.println(VI.incrementAndGet(o) + " " + VI.compareAndSet(o, 2, 50) + " " + o.vi + " " + VL.addAndGet(o, 100) + " " + VS.getAndSet(o, "b") + " " + VS.compareAndSet(o, "b", "c") + o.vs + VI.updateAndGet(o, x -> x / 7));
        AtomicStampedReference<String> st = new AtomicStampedReference<>("s", 1);
        int[] stamp = new int[1];
        System.out.println(st.compareAndSet("s", "t", 1, 2) + " " + st.compareAndSet("t", "u", 1, 3) + " " + st.get(stamp) + stamp[0] + " " + st.attemptStamp("t", 9) + st.getStamp());
        AtomicMarkableReference<String> mk = new AtomicMarkableReference<>("m", false);
        System.out.println(mk.attemptMark("m", true) + " " + mk.isMarked() + " " + mk.compareAndSet("m", "n", false, false) + mk.getReference());
        LongAdder adder = new LongAdder();
        DoubleAdder da = new DoubleAdder();
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        DoubleAccumulator mul = new DoubleAccumulator((p, q) -> p * q, 1);
        for (int k = 1; k <= 10; k++) {
            adder.add(k);
            da.add(0.1);
            max.accumulate(k * 7 % 11);
            mul.accumulate(k);
        }
        adder.increment();
        System.out.println(adder + " " + adder.sumThenReset() + " " + adder.sum() + " " + da.sum() + " " + max.get() + " " + max.getThenReset() + " " + mul.doubleValue());
        try {
            AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "vl");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
