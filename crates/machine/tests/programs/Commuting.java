/** Tasks that touch different places: the order in which they run must not show in the state. */
public class Commuting {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node[] lists;

    static void setup() {
        lists = new Node[3];
    }

    static void fill(int slot) {
        for (int i = 0; i < 4; i++) {
            Node garbage = new Node(i * 100, null);
            lists[slot] = new Node(garbage.value + slot, lists[slot]);
        }
    }

    static void task0() {
        fill(0);
    }

    static void task1() {
        fill(1);
    }

    static void task2() {
        fill(2);
    }
}
