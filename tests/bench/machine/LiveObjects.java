/** A thousand live objects, and a task that writes one of them after the other. */
public class LiveObjects {
    static final class Node {
        int value;
        Node next;
    }

    static Node[] nodes;

    static void setup() {
        nodes = new Node[1_000];
        Node last = null;
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = new Node();
            nodes[i].next = last;
            last = nodes[i];
        }
    }

    static void task() {
        for (int i = 0;; i++) {
            nodes[i % 1_000].value++;
        }
    }
}
