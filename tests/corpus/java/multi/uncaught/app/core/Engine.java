package app.core;

import app.Failure;
import java.util.List;

/** Divides a fixed load and reports failures of its own type. */
public class Engine {
    private final int parts;

    public Engine(int parts) {
        this.parts = parts;
    }

    public int run() throws Failure {
        try {
            return List.of(12, 30).stream().mapToInt(this::share).sum();
        } catch (ArithmeticException e) {
            throw new Failure("engine with " + parts + " parts", e);
        }
    }

    private int share(int load) {
        return load / parts;
    }
}
