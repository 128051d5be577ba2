// expect: unknown: java.lang.Thread.start is called on an object that is not followed to
// truth: nobody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** A thread out of a map is started. */
public class MapOfThreads {
    public static void main(String[] args) {
        Map<String, Thread> map = new HashMap<>();
        map.put("a", new Thread(() -> System.out.println("x")));
        map.get("a").start();
    }
}
