// A program of several packages with generics, enums, exceptions and protected access across packages.
import store.Item;
import store.Kind;
import store.OutOfStock;
import store.Repository;

public class Main {
    static class Special extends Item {
        Special(String name) {
            super(name, Kind.TOY, 500);
        }

        @Override
        protected int discount() {
            return super.discount() + 20;
        }
    }

    public static void main(String[] args) {
        Repository<Item> repo = new Repository<>(Item::name);
        repo.add(new Item("apple", Kind.FOOD, 30), 10);
        repo.add(new Item("robot", Kind.TOY, 2000), 1);
        repo.add(new Special("kite"), 2);
        String[] wishes = {"apple", "robot", "robot", "kite", "kite", "kite", "ghost"};
        int sum = 0;
        for (String w : wishes) {
            try {
                Item i = repo.take(w);
                sum += i.price();
                System.out.println(i + " for " + i.price());
            } catch (OutOfStock e) {
                System.out.println(e.getMessage() + (e.getCause() == null ? "" : " because " + e.getCause().getMessage()));
            }
        }
        System.out.println(sum + " " + repo.keys());
        for (Kind k : Kind.values()) {
            System.out.println(k + " " + k.discount() + " " + repo.count(i -> i.kind() == k));
        }
    }
}
