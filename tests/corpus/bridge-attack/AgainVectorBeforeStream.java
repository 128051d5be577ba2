// expect: proved
// truth: both take the vector first, and the stream inside it
import java.util.*;
import java.util.concurrent.*;

public class AgainVectorBeforeStream {
    public static void main(String[] args) throws Exception {
        Vector<String> v = new Vector<>();
        Runnable r = () -> { synchronized (v) { System.out.println("x"); } };
        Thread a = new Thread(r), b = new Thread(r);
        a.start(); b.start();
        a.join(); b.join();
    }
}
