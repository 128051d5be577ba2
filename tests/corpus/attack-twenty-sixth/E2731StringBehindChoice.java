import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// proved: literals made behind a choice are one object each in every schedule
public class E2731StringBehindChoice {
static AtomicInteger c = new AtomicInteger(); static int bad;
    public static void main(String[] args) throws Exception {
Runnable r = () -> { int n = c.incrementAndGet(); for (int i = 0; i < 6; i++) { Object o = i % 2 == 0 ? "even" + "" : "odd"; String s = (String) o; if (s.length() != 4 - i % 2) c.addAndGet(100); if (s != (i % 2 == 0 ? "even" : "odd")) c.addAndGet(100); } };
Thread a = new Thread(r), b = new Thread(r); a.start(); b.start(); a.join(); b.join();
assert c.get() == 2;
    }

}
