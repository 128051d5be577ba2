// Module import declarations: types of java.base without single imports, with one explicit import to settle a name.
// jdk: 25
import module java.base;
import java.util.List;

public class ModuleImports {
    record Item(String name, BigDecimal price, LocalDate since) {
    }

    public static void main(String[] args) {
        List<Item> items = List.of(new Item("pen", new BigDecimal("1.50"), LocalDate.of(2024, 1, 2)), new Item("ink", new BigDecimal("7.25"), LocalDate.of(2023, 5, 6)), new Item("pad", new BigDecimal("3.00"), LocalDate.of(2024, 3, 3)));
        Map<Integer, List<String>> byYear = items.stream().collect(Collectors.groupingBy(i -> i.since().getYear(), TreeMap::new, Collectors.mapping(Item::name, Collectors.toList())));
        System.out.println(byYear);
        System.out.println(items.stream().map(Item::price).reduce(BigDecimal.ZERO, BigDecimal::add) + " " + items.stream().map(Item::since).max(Comparator.naturalOrder()).get());
        Function<String, Integer> len = String::length;
        Supplier<ArrayList<String>> make = ArrayList::new;
        Pattern p = Pattern.compile("p.*");
        System.out.println(items.stream().map(Item::name).filter(p.asMatchPredicate()).map(len).toList() + " " + make.get().isEmpty());
        AtomicInteger n = new AtomicInteger();
        Stream.iterate(1, x -> x * 2).limit(8).forEach(n::addAndGet);
        System.out.println(n + " " + Duration.ofMinutes(n.get()) + " " + StandardCharsets.UTF_8 + " " + BigInteger.TWO.pow(70));
        try {
            throw new IOException("checked, no import");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
