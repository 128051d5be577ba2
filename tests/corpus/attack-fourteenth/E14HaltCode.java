// Truth: violated. halt with 3 ends with code 3
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HaltCode { public static void main(String[] q) throws Exception { Runtime.getRuntime().halt(3); } }