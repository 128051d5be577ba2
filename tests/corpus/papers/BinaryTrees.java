// expect: ok
// regions: 0
// Trees whose left and right halves are each built by a future and counted through get; 524 futures, depths up to 5.
import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjCallable;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class BinaryTrees {
    static final int MIN_DEPTH = 2;
    static final int MAX_DEPTH = 5;

    static class Node {
        HjFuture<Node> left;
        HjFuture<Node> right;

        int count() {
            if (left == null) {
                return 1;
            }
            return 1 + left.get().count() + right.get().count();
        }
    }

    static HjFuture<Node> later(final int depth) {
        return future(new HjCallable<Node>() {
            @Override
            public Node call() {
                return build(depth);
            }
        });
    }

    static Node build(int depth) {
        Node node = new Node();
        if (depth > 0) {
            node.left = later(depth - 1);
            node.right = later(depth - 1);
        }
        return node;
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                System.out.println("first tree: " + build(MAX_DEPTH - 1).count());
                Node kept = build(MAX_DEPTH);
                for (int depth = MIN_DEPTH; depth <= MAX_DEPTH; depth += 2) {
                    int trees = 1 << (MAX_DEPTH - depth + MIN_DEPTH);
                    int total = 0;
                    for (int i = 0; i < trees; i++) {
                        total += build(depth).count();
                    }
                    System.out.println(trees + " trees of depth " + depth + ": " + total);
                }
                System.out.println("kept tree: " + kept.count());
            }
        });
    }
}
