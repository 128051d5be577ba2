// Uncaught exceptions in main with a default handler set, and getMessage or toString overridden.
public class UncaughtCustomHandler {
    static class Odd extends RuntimeException {
        @Override
        public String getMessage() {
            return "computed " + (6 * 7);
        }

        @Override
        public String getLocalizedMessage() {
            return "localised " + getMessage();
        }
    }

    public static void main(String[] args) {
        Odd o = new Odd();
        System.out.println(o + " | " + o.getMessage());
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println("handler: " + t.getName() + " " + e);
            System.err.println("trace length " + e.getStackTrace().length);
        });
        throw new Odd();
    }
}
