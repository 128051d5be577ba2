import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Records, a sealed type, streams and formatted output: ordinary Java on the JDK's own library. */
public class Inventory {
    sealed interface Item permits Spice, Tool {
        String name();
    }

    record Spice(String name, int scoville) implements Item {}

    record Tool(String name, double grams) implements Item {}

    static String describe(Item item) {
        if (item instanceof Spice s) {
            return String.format("%-12s %,10d SHU", s.name(), s.scoville());
        }
        Tool t = (Tool) item;
        return String.format("%-12s %10.2f g", t.name(), t.grams());
    }

    public static void main(String[] args) {
        List<Item> items = List.of(
            new Spice("jalapeño", 8_000),
            new Tool("grater", 182.5),
            new Spice("habanero", 350_000),
            new Spice("paprika", 500));
        items.stream().sorted(Comparator.comparing(Item::name)).map(Inventory::describe).forEach(System.out::println);
        Map<String, Long> kinds = items.stream().collect(
            Collectors.groupingBy(i -> i.getClass().getSimpleName(), TreeMap::new, Collectors.counting()));
        System.out.println(kinds);
    }
}
