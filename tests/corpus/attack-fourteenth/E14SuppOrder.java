// Truth: violated. close of the second resource fails first; suppressed holds it
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SuppOrder { static class R implements AutoCloseable { int i; R(int i){this.i=i;} public void close(){ throw new RuntimeException(""+i); } }
 public static void main(String[] q) throws Exception { try (R a=new R(1); R b=new R(2)) { throw new IllegalStateException(); } catch (IllegalStateException e) { assert e.getSuppressed()[0].getMessage().equals("1"); } } }