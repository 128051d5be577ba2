// Truth: proved. as before
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13NpeLatch {


    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
try { new CountDownLatch(1).await(1,null); assert false; } catch (NullPointerException e) { assert e.getMessage()!=null; }
        Thread[] ts = new Thread[0];

        
    }
}
