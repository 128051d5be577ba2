// java.lang is not open: IllegalAccessException.
import java.lang.invoke.*;
public class LkPriv { public static void main(String[] a) throws Exception { MethodHandles.privateLookupIn(String.class, MethodHandles.lookup()); } }
