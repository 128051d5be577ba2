// expect: violated deadlock
// truth: equals of a Hashtable and of a Vector inside each other take both monitors, in opposite orders
import java.util.*;
import java.util.concurrent.*;

public class AgainPropertiesAndBuffer {
    public static void main(String[] args) throws Exception {
        Hashtable<String, Object> p = new Hashtable<>(), q = new Hashtable<>();
        p.put("k", "v"); q.put("k", "v");
        Thread a = new Thread(() -> { for (int i = 0; i < 1000000; i++) { Object o = p; o.equals(q); } });
        Thread b = new Thread(() -> { for (int i = 0; i < 1000000; i++) { Object o = q; o.equals(p); } });
        a.start(); b.start();
        a.join(); b.join();
    }
}
