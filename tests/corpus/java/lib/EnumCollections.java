// EnumMap and EnumSet: order, ranges, complements, null handling, and maps with more than 64 constants.
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class EnumCollections {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN;

        boolean weekend() {
            return compareTo(SAT) >= 0;
        }
    }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumMap<Day, Integer> m = new EnumMap<>(Day.class);
        m.put(Day.FRI, 5);
        m.put(Day.MON, 1);
        m.put(Day.WED, null);
        System.out.println(m + " " + m.size() + " " + m.containsKey(Day.WED) + " " + m.get(Day.WED) + " " + m.get("x") + " " + m.containsValue(null));
        m.merge(Day.FRI, 10, Integer::sum);
        m.remove(Day.MON);
        for (Map.Entry<Day, Integer> e : m.entrySet()) {
            System.out.println(e.getKey() + "=" + e.getValue());
        }
        System.out.println(m.equals(new HashMap<>(m)) + " " + new EnumMap<>(Map.of(Day.SUN, 1)) + " " + m.clone());
        EnumSet<Day> week = EnumSet.range(Day.MON, Day.FRI);
        EnumSet<Day> rest = EnumSet.complementOf(week);
        System.out.println(week + " " + rest + " " + EnumSet.allOf(Day.class).size() + EnumSet.noneOf(Day.class));
        week.removeIf(d -> d.ordinal() % 2 == 1);
        week.addAll(rest);
        System.out.println(week + " " + week.contains(null) + " " + week.containsAll(rest) + " " + week.retainAll(EnumSet.of(Day.SUN, Day.TUE, Day.MON)) + week);
        Set<Day> copy = EnumSet.copyOf(Arrays.asList(Day.SAT, Day.MON, Day.SAT));
        System.out.println(copy + " " + copy.equals(Set.of(Day.MON, Day.SAT)) + " " + copy.stream().filter(Day::weekend).toList());
        EnumSet<Big> big = EnumSet.range(Big.F5, Big.G4);
        big.add(Big.A0);
        System.out.println(big + " " + big.size() + " " + EnumSet.complementOf(big).size() + " " + big.remove(Big.G0));
        EnumMap<Big, String> bm = new EnumMap<>(Big.class);
        bm.put(Big.G9, "last");
        bm.put(Big.A0, "first");
        System.out.println(bm);
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        try {
            EnumSet.copyOf(Arrays.<Day>asList());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            EnumSet.range(Day.FRI, Day.MON);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Map<Day, EnumSet<Day>> after = new EnumMap<>(Day.class);
        for (Day d : Day.values()) {
            after.computeIfAbsent(d, k -> EnumSet.range(k, Day.SUN)).remove(d);
        }
        System.out.println(after);
    }
}
