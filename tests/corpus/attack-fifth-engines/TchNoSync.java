// truth: violated assertion because if the flag is set first nothing orders Z's intern and the child's: the child can intern first, then Z's own string is not the canonical one
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
public class TchNoSync {
    static class Box { int f; }
    static int d;
    static volatile int v;
    static int read(Box box) {
        int[] r = new int[1];
        isolated(() -> { r[0] = box.f; });
        return r[0];
    }
    static void child() {
        async(() -> {
            isolated(() -> { d++; });
            new String(new char[] {'q', 'x', 'z', '9'}).intern();
        });
    }
    static void pair() {
        Box box = new Box();
        async(() -> {
            if (read(box) == 0) finish(() -> z()); else z();
            child();
        });
        async(() -> { isolated(() -> { box.f = 1; }); });
    }
    static void z() {
        async(() -> {
            String s = new String(new char[] {'q', 'x', 'z', '9'});
            assert s.intern() == s;
        });
    }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                pair();
                async(() -> { isolated(() -> { d++; }); });
                
            });
        });
    }
}
