// expect: ok
// output: 21

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicReference;

/** A stack without locks: no node is lost. */
public class AtomicStack {
    static final AtomicReference<Node> TOP = new AtomicReference<>();

    static final class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static void push(int value) {
        Node node = new Node(value);
        do {
            node.next = TOP.get();
        } while (!TOP.compareAndSet(node.next, node));
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forall(1, 6, i -> push(i));
            int sum = 0;
            for (Node node = TOP.get(); node != null; node = node.next) {
                sum += node.value;
            }
            System.out.println(sum);
        });
    }
}
