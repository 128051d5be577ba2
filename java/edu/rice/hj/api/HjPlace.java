package edu.rice.hj.api;

/** A place. There is one, and it has no effect on the schedule. */
public interface HjPlace {
    /** Its number. */
    int id();

    /** The place of that number. */
    HjPlace place(int id);

    /** How many there are. */
    int numPlaces();

    /** The one after it, cyclically. */
    HjPlace nextPlace();

    /** The one before it, cyclically. */
    HjPlace prevPlace();
}
