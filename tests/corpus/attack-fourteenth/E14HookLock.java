// Truth: violated. the hook waits for a monitor that the thread in System.exit holds: the JVM never ends (deadlock)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HookLock { static final Object l=new Object();
 public static void main(String[] q) throws Exception { Runtime.getRuntime().addShutdownHook(new Thread(()->{ synchronized(l){} })); synchronized(l){ System.exit(0); } } }