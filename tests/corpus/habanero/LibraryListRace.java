// expect: race

import static edu.rice.hj.Module2.*;

import java.util.ArrayList;

/** An ArrayList is not made for two tasks. */
public class LibraryListRace {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ArrayList<Integer> list = new ArrayList<>();
            list.ensureCapacity(10);
            finish(() -> {
                async(() -> list.add(1));
                async(() -> list.add(2));
            });
            System.out.println(list.size());
        });
    }
}
