// expect: violated assertion
// The second body puts only if the first has not.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.ConcurrentHashMap;

public class MapInIso {
    static final ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        m.put("k", 1);
                    });
                });
                async(() -> {
                    isolated(() -> {
                        m.putIfAbsent("k", 2);
                        assert m.get("k") == 1;
                    });
                });
            });
        });
    }
}
