// Truth: violated. System.exit inside a hook blocks for ever (Javadoc: if invoked after shutdown has begun blocks indefinitely)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HookExit { 
 public static void main(String[] q) throws Exception { Runtime.getRuntime().addShutdownHook(new Thread(()->{ System.exit(0); })); } }