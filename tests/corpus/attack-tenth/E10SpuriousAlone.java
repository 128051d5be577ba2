// wait of the only thread may return without a reason: then the assertion fails (else it is a deadlock, which
// is a violation too).
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SpuriousAlone {
    static final Object m = new Object();


    public static void main(String[] args) throws Exception {
        synchronized (m) {
            m.wait();
        }
        assert false;
    }
}
