// expect: race
// races: 18-23 19-24

import static edu.rice.hj.Module2.*;

/** The object is made behind a choice, published by a race, and its field is then raced on. */
public class RaceOnYoungObject {
    static class Box { int value; }
    static Box box;
    static int turns;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> turns++);
                    Box mine = new Box();
                    box = mine;
                    mine.value = 1;
                });
                async(() -> {
                    isolated(() -> turns++);
                    Box theirs = box;
                    if (theirs != null) theirs.value = 2;
                });
            });
        });
    }
}
