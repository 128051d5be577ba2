// expect: violated
// A concurrent map: no race, but the read may come before the write.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.ConcurrentSkipListMap;

public class Skip {
    static final ConcurrentSkipListMap<Integer, Integer> s = new ConcurrentSkipListMap<>();

    static {
        s.put(1, 1);
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    s.put(1, 2);
                });
                async(() -> {
                    int r = s.get(1);
                    assert r == 2;
                });
            });
        });
    }
}
