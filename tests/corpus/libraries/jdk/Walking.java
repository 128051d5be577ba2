// jars: -
// StackWalker: frames, the calling class, skipping and stopping.
import java.util.List;
import java.util.stream.Collectors;

public class Walking {
    static void inner() {
        StackWalker walker = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
        List<String> frames = walker.walk(stream -> stream.map(StackWalker.StackFrame::toString).collect(Collectors.toList()));
        frames.forEach(System.out::println);
        System.out.println(walker.getCallerClass());
        System.out.println((String) walker.walk(stream -> stream.skip(1).findFirst().map(StackWalker.StackFrame::getMethodName).orElse("none")));
        System.out.println((long) walker.walk(stream -> stream.filter(frame -> frame.getDeclaringClass() == Walking.class).count()));
        walker.walk(stream -> stream.limit(1).collect(Collectors.toList())).forEach(frame ->
            System.out.println(frame.getLineNumber() + " " + frame.getFileName() + " " + frame.isNativeMethod() + " " + frame.getMethodType() + " " + frame.getDescriptor()));
    }

    public static void main(String[] arguments) {
        Runnable outer = Walking::inner;
        outer.run();
        StackWalker.getInstance().forEach(frame -> System.out.println(frame.getMethodName()));
    }
}
