// Permits wrap around in the JDK: from the least number, one less is the most, and tryAcquire succeeds.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemMin {
    static final Semaphore s = new Semaphore(Integer.MIN_VALUE);


    public static void main(String[] args) throws Exception {
        assert !s.tryAcquire();
    }
}
