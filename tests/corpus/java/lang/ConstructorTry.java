// Objects made inside `try` in constructors, before and after the fields are set.
public class ConstructorTry {
    final Object made;
    int count;

    ConstructorTry(int ignored) {
        Object object;
        try {
            object = new Object();
        } catch (RuntimeException e) {
            object = null;
        }
        made = object;
    }

    ConstructorTry() {
        super();
        Object object = null;
        try {
            new Object();
            object = new StringBuilder("a");
        } catch (Exception e) {
            count = 1;
        } finally {
            count++;
        }
        made = object;
    }

    ConstructorTry(String text) {
        this(parsed(text));
        try {
            new Object();
            throw new IllegalStateException(text);
        } catch (IllegalStateException e) {
            count = e.getMessage().length();
        }
    }

    static int parsed(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(new ConstructorTry(1).made != null);
        System.out.println(new ConstructorTry().count);
        System.out.println(new ConstructorTry("abc").count);
        new Object() {
            final Object own;

            {
                Object object;
                try {
                    object = new StringBuilder("anonymous");
                } catch (IllegalStateException e) {
                    object = e;
                }
                own = object;
                System.out.println(own);
            }
        };
    }
}
