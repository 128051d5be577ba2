// truth: proved: the sieve of the course
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaSieve {
static class S extends Actor { final int p; S next; int count = 1; S(int p) { this.p = p; } public void process(Object o) { int m = (Integer) o; if (m % p != 0) { if (next == null) { next = new S(m); } else next.send(m); } } }
 public static void main(String[] args) throws Exception {
S s = new S(2); finish(() -> { for (int i = 3; i <= 11; i++) s.send(i); }); int n = 0; for (S t = s; t != null; t = t.next) n++; assert n == 5;
 }
}
