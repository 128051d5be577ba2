package hj.lang;

/** Marks a class whose objects do not change. */
public interface ValueType {
}
