// The stream of a StackWalker is closed when walk returns: IllegalStateException.
import java.util.stream.*;
public class WalkLate { public static void main(String[] a) { Stream<StackWalker.StackFrame> s = StackWalker.getInstance().walk(x -> x); s.count(); } }
