// Iterators: ListIterator edits, custom Iterable, ConcurrentModificationException, spliterators, illegal removes.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.stream.StreamSupport;

public class IteratorsAndCme {
    static class Range implements Iterable<Integer> {
        final int lo;
        final int hi;

        Range(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = lo;

                public boolean hasNext() {
                    return at < hi;
                }

                public Integer next() {
                    if (at >= hi) {
                        throw new NoSuchElementException("range ended at " + at);
                    }
                    return at++;
                }
            };
        }
    }

    interface Act {
        void run();
    }

    static void t(String name, Act a) {
        try {
            a.run();
            System.out.println(name + " fine");
        } catch (ConcurrentModificationException | IllegalStateException | NoSuchElementException | UnsupportedOperationException e) {
            System.out.println(name + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static void edit(List<String> l) {
        ListIterator<String> it = l.listIterator();
        for (int i = 0; it.hasNext(); i++) {
            System.out.print(it.nextIndex());
            String s = it.next();
            if (i % 3 == 0) {
                it.set(s.toUpperCase());
            } else if (i % 3 == 1) {
                it.remove();
            } else {
                it.add(s + s);
            }
        }
        while (it.hasPrevious()) {
            System.out.print(it.previousIndex() + it.previous() + " ");
        }
        System.out.println(l);
    }

    public static void main(String[] args) {
        edit(new ArrayList<>(List.of("a", "b", "c", "d", "e", "f")));
        edit(new LinkedList<>(List.of("a", "b", "c", "d", "e", "f")));
        int sum = 0;
        for (int i : new Range(1, 5)) {
            for (int j : new Range(i, 5)) {
                sum += i * j;
            }
        }
        System.out.println(sum);
        new Range(0, 3).forEach(i -> System.out.print(i + ","));
        System.out.println(StreamSupport.stream(new Range(3, 6).spliterator(), false).mapToInt(i -> i).max().getAsInt());
        t("past end", () -> {
            Iterator<Integer> it = new Range(0, 1).iterator();
            it.next();
            it.forEachRemaining(System.out::println);
            it.next();
        });
        t("default remove", () -> new Range(0, 1).iterator().remove());
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
        Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1, 2, 2, 3, 3));
        t("list add", () -> list.forEach(x -> list.add(x)));
        t("list loop", () -> {
            for (Integer x : list) {
                list.remove(x);
            }
        });
        t("map loop", () -> {
            for (Integer k : map.keySet()) {
                map.put(k + 10, k);
            }
        });
        t("last but one", () -> {
            List<Integer> two = new ArrayList<>(List.of(1, 2));
            for (Integer x : two) {
                two.remove(x);
            }
        });
        t("sublist", () -> {
            List<Integer> sub = list.subList(0, 1);
            list.add(5);
            sub.size();
        });
        t("double remove", () -> {
            Iterator<Integer> it = list.iterator();
            it.next();
            it.remove();
            it.remove();
        });
        t("set before next", () -> list.listIterator().set(3));
        t("removeIf", () -> list.removeIf(x -> list.add(7)));
        Spliterator<Integer> s1 = new ArrayList<>(List.of(1, 2, 3, 4, 5)).spliterator();
        Spliterator<Integer> s2 = s1.trySplit();
        s2.forEachRemaining(x -> System.out.print("L" + x));
        s1.tryAdvance(x -> System.out.print("R" + x));
        System.out.println(s1.estimateSize() + " " + s1.hasCharacteristics(Spliterator.SIZED));
    }
}
