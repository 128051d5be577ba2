package store;

/** Something for sale; the price is in cents. */
public class Item {
    private final String name;
    private final Kind kind;
    private final int cents;

    public Item(String name, Kind kind, int cents) {
        this.name = name;
        this.kind = kind;
        this.cents = cents;
    }

    public String name() {
        return name;
    }

    public Kind kind() {
        return kind;
    }

    protected int discount() {
        return kind.discount();
    }

    public final int price() {
        return cents * (100 - discount()) / 100;
    }

    @Override
    public String toString() {
        return kind.label(this);
    }
}
