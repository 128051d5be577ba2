// Messages of array failures: index out of bounds, negative size, array store, class cast, string and list indexes.
import java.util.ArrayList;
import java.util.List;

public class ArrayErrors {
    interface Act {
        Object run() throws Exception;
    }

    static void t(Act a) {
        try {
            System.out.println(a.run());
        } catch (Exception e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static class Animal {
    }

    static class Dog extends Animal {
    }

    public static void main(String[] args) {
        int[] five = new int[5];
        t(() -> five[5]);
        t(() -> five[-1]++);
        t(() -> five[Integer.MIN_VALUE] = 3);
        t(() -> (new long[0])[3]);
        t(() -> (new byte[2])[7]);
        t(() -> (new char[1][1])[0][1]);
        t(() -> (new String[3])[3]);
        t(() -> new int[-1]);
        t(() -> new Object[Integer.MIN_VALUE]);
        t(() -> new int[2][-3]);
        t(() -> new int[-2][-3]);
        t(() -> (new int[0][-3]).length);
        t(() -> {
            Object[] objs = new String[1];
            return objs[0] = 1;
        });
        t(() -> {
            Animal[] as = new Dog[1];
            as[0] = new Animal();
            return "stored";
        });
        t(() -> {
            Object[] objs = new Integer[2][2];
            objs[0] = new String[0];
            return "stored";
        });
        t(() -> {
            Object[] objs = new Integer[2][2];
            objs[1] = null;
            objs[0] = new Integer[0];
            return "fine";
        });
        t(() -> (String) (Object) 1);
        t(() -> (Dog) new Animal());
        t(() -> (int[]) (Object) new long[0]);
        t(() -> (Object[]) (Object) new int[0]);
        t(() -> (Comparable<?>) new Object());
        t(() -> (Runnable) (Object) "x");
        t(() -> (Dog[]) new Animal[0]);
        t(() -> {
            List<Integer> ints = new ArrayList<>();
            ((List) ints).add("heap pollution");
            int i = ints.get(0);
            return i;
        });
        t(() -> "abc".charAt(3));
        t(() -> "abc".substring(2, 1));
        t(() -> "abc".substring(4));
        t(() -> new ArrayList<>(List.of(1, 2)).get(2));
        t(() -> new ArrayList<>(List.of(1, 2)).remove(-1));
        t(() -> new ArrayList<Integer>(-1));
        t(() -> new StringBuilder("ab").deleteCharAt(2));
        t(() -> new StringBuilder("ab").insert(5, "x"));
        t(() -> List.of(1).get(1));
        t(() -> {
            System.arraycopy(five, 0, five, 3, 3);
            return 0;
        });
        t(() -> {
            System.arraycopy(five, 0, new long[5], 0, 1);
            return 0;
        });
        t(() -> {
            System.arraycopy("x", 0, five, 0, 1);
            return 0;
        });
        t(() -> {
            System.arraycopy(new Object[] {"a", 1, "b"}, 0, new String[3], 0, 3);
            return 0;
        });
        t(() -> java.util.Arrays.copyOfRange(five, 3, 2));
        t(() -> Integer.parseInt("99999999999"));
        t(() -> Integer.parseInt(""));
        t(() -> Integer.parseInt(null));
    }
}
