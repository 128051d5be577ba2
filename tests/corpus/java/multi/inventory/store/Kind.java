package store;

/** Kinds of items, each with a discount and a way to label. */
public enum Kind {
    FOOD {
        @Override
        String label(Item i) {
            return "fresh " + i.name();
        }
    },
    TOY {
        @Override
        public int discount() {
            return 10;
        }
    },
    BOOK;

    public int discount() {
        return 0;
    }

    String label(Item i) {
        return name().toLowerCase() + " " + i.name();
    }
}
