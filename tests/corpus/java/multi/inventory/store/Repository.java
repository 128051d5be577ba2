package store;

import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;

/** Keeps values by key together with how many there are. */
public class Repository<T> {
    private static final class Slot<T> {
        final T value;
        int left;

        Slot(T value, int left) {
            this.value = value;
            this.left = left;
        }
    }

    private final TreeMap<String, Slot<T>> slots = new TreeMap<>();
    private final Function<? super T, String> key;

    public Repository(Function<? super T, String> key) {
        this.key = key;
    }

    public void add(T value, int n) {
        slots.put(key.apply(value), new Slot<>(value, n));
    }

    public T take(String name) throws OutOfStock {
        try {
            Slot<T> s = slots.get(name);
            if (s == null) {
                throw new NoSuchElementException("unknown " + name);
            }
            if (s.left-- <= 0) {
                throw new OutOfStock(name, null);
            }
            return s.value;
        } catch (NoSuchElementException e) {
            throw new OutOfStock(name, e);
        }
    }

    public Set<String> keys() {
        return slots.keySet();
    }

    public long count(Predicate<T> p) {
        return slots.values().stream().map(s -> s.value).filter(p).count();
    }
}
