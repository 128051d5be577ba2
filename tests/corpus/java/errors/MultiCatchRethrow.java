// Multi-catch, catch order, rethrow of a narrowed exception, nested handlers, exceptions in handlers and in loops.
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

public class MultiCatchRethrow {
    static class A extends Exception {
        A(String m) {
            super(m);
        }
    }

    static class B extends A {
        B(String m) {
            super(m);
        }
    }

    static class C extends RuntimeException {
        C(Throwable cause) {
            super(cause);
        }
    }

    static void raise(int k) throws A, IOException {
        switch (k) {
            case 0: throw new A("a");
            case 1: throw new B("b");
            case 2: throw new IOException("io");
            case 3: throw new FileNotFoundException("fnf");
            case 4: throw new IllegalStateException("ise");
            case 5: throw new C(new B("cause"));
            case 6: throw new StackOverflowError("by hand");
            case 7: Object o = "s"; Integer i = (Integer) o; break;
            case 8: int[] a = {}; a[0]++; break;
            case 9: Object n = null; n.hashCode(); break;
            default:
        }
    }

    static String classify(int k) {
        try {
            raise(k);
            return "none";
        } catch (B e) {
            return "B " + e.getMessage();
        } catch (A | FileNotFoundException e) {
            return "A|FNF " + e.getMessage();
        } catch (IOException e) {
            return "IO " + e.getMessage();
        } catch (ClassCastException | ArrayIndexOutOfBoundsException | NullPointerException e) {
            return "VM " + e.getClass().getSimpleName();
        } catch (C e) {
            return "C " + e.getMessage() + " " + e.getCause().getMessage();
        } catch (RuntimeException e) {
            return "RT " + e.getMessage();
        } catch (Throwable t) {
            return "T " + t;
        }
    }

    static void narrow(int k) throws A, IOException {
        try {
            raise(k);
        } catch (Exception e) {
            if (e instanceof RuntimeException) {
                throw new A("converted " + e.getMessage());
            }
            throw e;
        }
    }

    static String handlers() {
        List<String> log = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            try {
                try {
                    if (i == 3) {
                        break;
                    }
                    raise(i);
                } catch (B e) {
                    raise(4);
                } catch (IOException e) {
                    log.add("io" + i);
                    continue;
                } finally {
                    log.add("f" + i);
                }
            } catch (A e) {
                log.add("outer" + e.getMessage());
            } catch (IllegalStateException e) {
                log.add("from handler");
            } catch (IOException e) {
                log.add("unreachable");
            }
        }
        return log.toString();
    }

    public static void main(String[] args) {
        for (int k = 0; k <= 10; k++) {
            System.out.println(k + " " + classify(k));
        }
        for (int k : new int[] {0, 2, 4, 10}) {
            try {
                narrow(k);
                System.out.println("returned");
            } catch (A | IOException e) {
                System.out.println(e);
            }
        }
        System.out.println(handlers());
        Throwable t = new C(null);
        System.out.println(t.getMessage() + " " + t.getCause() + " " + new Exception((String) null).getMessage() + " " + new RuntimeException(new A("x")) + " " + new Error());
    }
}
