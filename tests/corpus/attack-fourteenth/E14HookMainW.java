// Truth: proved. hooks start after the last non-daemon thread has ended, or exit: main called exit; x was written before
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HookMainW { static int x;
 public static void main(String[] q) throws Exception { Runtime.getRuntime().addShutdownHook(new Thread(()->{ int y=x; assert y==1; })); x=1; System.exit(0); } }