// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CondMonitorName {


    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
Object o=new Object(); try { o.notify(); assert false; } catch (IllegalMonitorStateException e) { assert e.getMessage().equals("current thread is not owner"); }
        Thread[] ts = new Thread[0];

        
    }
}
