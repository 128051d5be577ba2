// expect: proved
// truth: Sub is being initialised when the initialiser of Sup makes one: its own runs once, behind that of Sup
import java.util.*;
import java.util.concurrent.*;

public class AgainSuperMakesSub {
    static CountDownLatch l = new CountDownLatch(2);
    public static void main(String[] args) throws Exception {
        new Sub();
        l.await();
    }
}
class Sup {
    static CountDownLatch seen = AgainSuperMakesSub.l;
    static { new Sub(); seen.countDown(); }
}
class Sub extends Sup {
    static { AgainSuperMakesSub.l.countDown(); }
}
