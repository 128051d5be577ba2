package hj.lang;

/** The root of the value classes of the libraries of BYU. */
public class Object {
}
