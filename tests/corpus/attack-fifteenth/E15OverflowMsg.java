// Truth: proved. if B failed by overflow then S has failed with it: the second use names S, not B
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15OverflowMsg { static class B { static int q=1; static int[] z=new int[1]; } static class S extends B { static int v=7; static int g(){ return v; } }
 static boolean tried, so; static void rec() { try { rec(); } catch (StackOverflowError e) { if (!tried) { tried=true; try { S.g(); } catch (StackOverflowError t) { so=true; } } throw e; } }
 public static void main(String[] a) throws Exception { try { rec(); } catch (StackOverflowError e) { } 
  try { S.g(); } catch (NoClassDefFoundError e) { assert e.getMessage().endsWith("$S") : e.getMessage(); } } }