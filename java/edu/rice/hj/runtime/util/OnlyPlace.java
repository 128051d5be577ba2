package edu.rice.hj.runtime.util;

import edu.rice.hj.api.HjPlace;

/** The one place. */
public final class OnlyPlace implements HjPlace {
    /** The one place. */
    public static final HjPlace INSTANCE = new OnlyPlace();

    private OnlyPlace() {
    }

    @Override
    public int id() {
        return 0;
    }

    @Override
    public HjPlace place(int id) {
        if (id != 0) {
            throw new IllegalArgumentException("no place " + id);
        }
        return this;
    }

    @Override
    public int numPlaces() {
        return 1;
    }

    @Override
    public HjPlace nextPlace() {
        return this;
    }

    @Override
    public HjPlace prevPlace() {
        return this;
    }
}
