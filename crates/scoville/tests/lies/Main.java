// Calls every method of Lies; the test breaks one of them at a time.
public class Main {
    public static void main(String[] args) {
        System.out.println("start");
        Lies lies = new Lies();
        Lies.A a = new Lies.A();
        Lies.B b = new Lies.B();
        System.out.println(Lies.cast("text") + Lies.owner(a) + Lies.other(b) + Lies.element(new int[] {1}));
        System.out.println(Lies.longs(new int[] {3}, new long[] {4}) + Lies.pass("s", a) + Lies.half(1, 2));
        System.out.println(Lies.text(a, "result") + (Lies.make() != null) + Lies.narrow(3, 4) + Lies.call(a));
        System.out.println(lies.inherited(lies, new base.Base()) + lies.called(lies, new base.Base()));
        System.out.println(Lies.local(true) + Lies.asInterface(() -> { }, a) + Lies.put(a, b));
        try {
            Lies.fail(a, new IllegalStateException("thrown"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
