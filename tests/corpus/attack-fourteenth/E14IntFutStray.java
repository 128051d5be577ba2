// Truth: violated. cancel(true): the interrupt may come when the task has ended, and be seen by what the thread does next? FutureTask.run waits for it (handlePossibleCancellationInterrupt), but does not clear it
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntFutStray { 
 public static void main(String[] q) throws Exception { FutureTask<Void> f=new FutureTask<>(()->{ return null; }); Thread t=new Thread(()->{ f.run(); assert !Thread.interrupted(); }); t.start(); f.cancel(true); t.join(); } }