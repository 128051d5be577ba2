// Truth: violated. TimeZone.setDefault keeps a user's object? it is cloned by getDefault: shallow clone shares box
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15LateTzO {
 static class Z extends SimpleTimeZone { final int[] box=new int[1]; Z() { super(1000,"e15"); } } static volatile int n;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { TimeZone.setDefault(new Z()); ((Z)TimeZone.getDefault()).box[0]++; });
        ts[1] = t(() -> { TimeZone q=TimeZone.getDefault(); if (q instanceof Z) { ((Z)q).box[0]++; n=1; } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        assert ((Z)TimeZone.getDefault()).box[0]==1+n;
    }
}
