/** Old objects that are written and then become garbage. */
public class Unlink {
    static class Box {
        int value;
        Box other;
    }

    static Box shared;

    static void setup() {
        shared = new Box();
        shared.other = new Box();
    }

    static void task0() {
        shared.other.value = 1;
        shared.other = null;
    }

    static void task1() {
        Box other = shared.other;
        if (other != null) {
            other.value = 2;
        }
    }
}
