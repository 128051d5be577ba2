package edu.rice.hj.api;

/** As the library declares it. */
public class SuspendableException extends Exception {
    public SuspendableException(String message) {
        super(message);
    }
}
