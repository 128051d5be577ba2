// ArrayList and List views: insertion, removal, bulk operations, subList, sort, replaceAll, toArray, equality.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class ArrayListOps {
    public static void main(String[] args) {
        List<Integer> a = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            a.add(i * 7 % 11);
        }
        a.add(3, 100);
        a.addAll(0, List.of(-1, -2));
        a.addAll(Arrays.asList(50, 60));
        System.out.println(a + " " + a.size());
        System.out.println(a.remove(0) + " " + a.remove(Integer.valueOf(100)) + " " + a.remove((Object) 999) + " " + a.indexOf(5) + " " + a.lastIndexOf(5) + " " + a.contains(60));
        System.out.println(a.set(1, 42) + " " + a.get(1));
        a.removeIf(x -> x % 2 == 0);
        System.out.println(a);
        a.replaceAll(x -> x * x);
        a.sort(Comparator.reverseOrder());
        System.out.println(a);
        List<Integer> sub = a.subList(2, 6);
        sub.set(0, -5);
        sub.add(77);
        sub.remove(1);
        System.out.println(sub + " " + a + " " + sub.indexOf(77));
        sub.clear();
        System.out.println(a + " " + sub.isEmpty());
        a.retainAll(List.of(1, 9, 25));
        System.out.println(a);
        a.removeAll(Collections.singleton(9));
        System.out.println(a + " " + a.containsAll(List.of(1, 25)));
        Integer[] arr = a.toArray(new Integer[0]);
        Object[] objs = a.toArray();
        Integer[] large = a.toArray(new Integer[10]);
        Integer[] gen = a.toArray(Integer[]::new);
        System.out.println(arr.length + " " + objs.getClass().getSimpleName() + " " + large[a.size()] + " " + gen.getClass().getSimpleName());
        ArrayList<Integer> copy = new ArrayList<>(a);
        @SuppressWarnings("unchecked") ArrayList<Integer> cloned = (ArrayList<Integer>) copy.clone();
        System.out.println(a.equals(copy) + " " + a.hashCode() + " " + cloned.equals(List.copyOf(a)) + " " + a.equals(Arrays.asList(arr)));
        copy.ensureCapacity(1000);
        copy.trimToSize();
        copy.clear();
        System.out.println(copy + " " + copy.isEmpty() + " " + a.stream().mapToInt(x -> x).sum());
        List<String> nulls = new ArrayList<>(Arrays.asList("b", null, "a", null));
        System.out.println(nulls.indexOf(null) + " " + nulls.lastIndexOf(null) + " " + nulls.remove(null) + nulls);
        nulls.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(nulls);
        List<Integer> fixed = Arrays.asList(3, 1, 2);
        Collections.sort(fixed);
        for (Runnable r : new Runnable[] {() -> fixed.add(1), () -> List.of(1).add(2), () -> Collections.unmodifiableList(a).clear(), () -> fixed.remove(0), () -> List.of(1, null)}) {
            try {
                r.run();
                System.out.println("no failure");
            } catch (UnsupportedOperationException | NullPointerException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        System.out.println(fixed + " " + List.of(1, 2, 3) + List.of());
    }
}
