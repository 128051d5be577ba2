// Truth: violated. two hooks run unordered and both write x
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HookRace { static int x;
 public static void main(String[] q) throws Exception { Runtime.getRuntime().addShutdownHook(new Thread(()->{ x=1; })); Runtime.getRuntime().addShutdownHook(new Thread(()->{ x=2; })); } }