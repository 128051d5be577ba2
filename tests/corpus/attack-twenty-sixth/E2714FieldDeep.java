import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// violated: round 77 of both tasks touches the same node
public class E2714FieldDeep {
static class Node { int v; Node next; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
Node[] ns = new Node[100]; for (int i = 0; i < 100; i++) { ns[i] = new Node(); if (i > 0) ns[i - 1].next = ns[i]; }
finish(() -> {
 async(() -> { Node n = ns[0]; for (int i = 0; i < 50; i++) { n.v += i; n = n.next; } });
 async(() -> { for (int i = 99; i > 50; i--) ns[i].v -= i; ns[77 - 28].v++; });
});
        });
    }

}
