// expect: violated deadlock
// truth: somebody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** The phaser comes out of a map, and its second party never arrives. */
public class MapOfUtilPhasers {
    public static void main(String[] args) {
        Map<String, Phaser> map = new HashMap<>();
        map.put("a", new Phaser(2));
        new Thread(() -> map.get("a").arriveAndAwaitAdvance()).start();
    }
}
