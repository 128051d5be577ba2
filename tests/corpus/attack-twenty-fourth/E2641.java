// proved: the exception of execute(null) has no message and comes from execute.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2641 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);try { p.execute(null);
        assert false; } catch (NullPointerException e) { assert e.getMessage() == null;
        assert e.getStackTrace()[0].getMethodName().equals("execute") : e.getStackTrace()[0]; } p.shutdown();
    }
}
