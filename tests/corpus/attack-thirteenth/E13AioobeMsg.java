// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13AioobeMsg {


    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
try { new AtomicReferenceArray<String>(1).set(1,null); } catch (IndexOutOfBoundsException e) { assert e.getMessage().contains("1"); }
        Thread[] ts = new Thread[0];

        
    }
}
