// Truth: proved. main thread has id 1 and is named main
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ReadMain { public static void main(String[] q) throws Exception { assert Thread.currentThread().getId()==1 && Thread.currentThread().getName().equals("main"); } }