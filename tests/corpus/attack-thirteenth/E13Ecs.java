// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13Ecs {


    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
ExecutorService e=Executors.newSingleThreadExecutor(); ExecutorCompletionService<Integer> s=new ExecutorCompletionService<>(e); s.submit(()->1); s.submit(()->2); assert s.take().get()==1; assert s.take().get()==2; e.shutdown();
        Thread[] ts = new Thread[0];

        
    }
}
