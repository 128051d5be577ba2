package edu.rice.hj.runtime;

/** What a library has inside itself. */
public class Inside {
    public static void wrong() {
        System.out.println("WRONG");
    }
}
