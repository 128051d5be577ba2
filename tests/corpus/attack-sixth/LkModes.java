// The lookup of a class has all modes: PUBLIC|PRIVATE|PROTECTED|PACKAGE|MODULE|ORIGINAL = 95.
import java.lang.invoke.*;
public class LkModes { public static void main(String[] a) { assert MethodHandles.lookup().lookupModes() == 95; } }
